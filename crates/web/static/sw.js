// Once it has been loaded, the page works without a network: this worker stores all files of one build.
const kind = "duello-{{game}}-";
const build = kind + "{{build}}";
const files = {{files}};

// One after the other, to leave the network to the first visit. If a file does not come, the next visit tries again.
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

// This worker takes over when no page of the previous build is open any more; only then that build is deleted.
self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(kind) && name !== build;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  // Files with the hash of their build in their path never change; for all others the network is asked first.
  const kept = () => caches.match(request.mode === "navigate" ? "./" : request);
  const fetched = () => fetch(request);
  const answer = address.pathname.includes("/app/")
    ? kept().then((found) => found ?? fetched())
    : fetched().catch(() => kept().then((found) => found ?? Response.error()));
  event.respondWith(answer);
});
