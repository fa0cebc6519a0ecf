import texts from "$locales/en/class.ftl?raw";

export default [texts];
