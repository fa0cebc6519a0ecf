export { match, path, type Route } from "./route";
export { go, query, route, startRouter } from "./router.svelte";
