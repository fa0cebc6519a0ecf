import newGame from "$locales/fr/new-game.ftl?raw";
import opponents from "$locales/fr/opponents.ftl?raw";

export default [newGame, opponents];
