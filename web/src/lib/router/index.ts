export { match, path, type Route } from "./route";
export { go, route, startRouter } from "./router.svelte";
