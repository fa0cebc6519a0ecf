import newGame from "$locales/en/new-game.ftl?raw";
import opponents from "$locales/en/opponents.ftl?raw";

export default [newGame, opponents];
