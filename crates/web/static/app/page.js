// Loads the wasm module in the window: shows the progress, then the page.
import init, { start_page } from "./web.js";

const bar = document.querySelector("#loading");
try {
  const response = await fetch(new URL("web_bg.wasm", import.meta.url));
  let loaded = 0;
  const counted = new TransformStream({
    transform(part, out) {
      loaded += part.length;
      if (bar) bar.value = loaded;
      out.enqueue(part);
    },
  });
  await init({ module_or_path: new Response(response.body.pipeThrough(counted), response) });
  start_page();
  // Without this worker the page works, but needs the network.
  navigator.serviceWorker?.register(new URL("sw.js", document.baseURI)).catch(() => {});
} catch (error) {
  const words = document.documentElement.lang === "it" ? "La pagina non si è caricata. Ricaricala." : "The page did not load. Reload it.";
  bar?.replaceWith(`${words} (${error})`);
  throw error;
}
