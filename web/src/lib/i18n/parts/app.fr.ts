import page from "$locales/fr/page.ftl?raw";
import rules from "$locales/fr/rules.ftl?raw";

export default [page, rules];
