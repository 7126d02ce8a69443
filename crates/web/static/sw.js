// Once it was loaded, the page works without a network: this worker keeps the files of one build, all of them.
const kind = "duello-{{game}}-";
const build = kind + "{{build}}";
const files = {{files}};

// One after another: a first visit has better things to do. Where one does not come, the next visit tries again.
async function keep() {
  const kept = await caches.open(build);
  try {
    for (const file of files) await kept.add(file);
  } catch {
    await caches.delete(build);
    await self.registration.unregister();
  }
}
self.addEventListener("install", (event) => event.waitUntil(keep()));

// It takes over when no page of the former build is open any more, and only then that build goes.
self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(kind) && name !== build;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  // What has the hash of its build in its name never changes; for everything else the network is asked first.
  const kept = () => caches.match(request.mode === "navigate" ? "./" : request);
  const fetched = () => fetch(request);
  const answer = address.pathname.includes("/app/")
    ? kept().then((found) => found ?? fetched())
    : fetched().catch(() => kept().then((found) => found ?? Response.error()));
  event.respondWith(answer);
});
