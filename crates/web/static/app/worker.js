// Loads the same wasm module in a worker: it keeps the match, or thinks for the bots.
// Errors here would not reach the page by themselves, so they are posted.
import init, { start_worker } from "./web.js";

try {
  await init();
  start_worker();
} catch (error) {
  self.postMessage(String(error));
}
