import page from "$locales/en/page.ftl?raw";
import rules from "$locales/en/rules.ftl?raw";

export default [page, rules];
