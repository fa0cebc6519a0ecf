import game from "$locales/en/game.ftl?raw";
import states from "$locales/en/states.ftl?raw";

export default [game, states];
