import texts from "$locales/en/editor.ftl?raw";

export default [texts];
