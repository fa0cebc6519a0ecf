/** All parts: the app and the tests speak any of them. */
export default import.meta.glob<{ default: string[] }>("./parts/*.ts");
