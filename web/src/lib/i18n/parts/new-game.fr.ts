import newGame from "$locales/fr/new-game.ftl?raw";
import opponents from "$locales/fr/opponents.ftl?raw";
import positions from "$locales/fr/positions.ftl?raw";

export default [newGame, opponents, positions];
