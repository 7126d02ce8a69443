// The window's copy of the wasm: shows the page.
import init, { start_page } from "./web.js";

await init();
start_page();
