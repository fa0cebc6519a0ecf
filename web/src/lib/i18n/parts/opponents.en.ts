import texts from "$locales/en/opponents.ftl?raw";

export default [texts];
