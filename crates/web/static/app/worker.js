// A worker's copy of the same wasm: keeps the match, or thinks for the bots.
// What goes wrong here would not reach the page by itself, so it is posted.
import init, { start_worker } from "./web.js";

try {
  await init();
  start_worker();
} catch (error) {
  self.postMessage(String(error));
}
