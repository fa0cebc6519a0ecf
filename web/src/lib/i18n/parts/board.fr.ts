import game from "$locales/fr/game.ftl?raw";
import states from "$locales/fr/states.ftl?raw";

export default [game, states];
