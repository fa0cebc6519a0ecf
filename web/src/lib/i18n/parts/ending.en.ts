import texts from "$locales/en/ending.ftl?raw";

export default [texts];
