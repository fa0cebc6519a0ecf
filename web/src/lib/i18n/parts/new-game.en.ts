import newGame from "$locales/en/new-game.ftl?raw";
import opponents from "$locales/en/opponents.ftl?raw";
import positions from "$locales/en/positions.ftl?raw";

export default [newGame, opponents, positions];
