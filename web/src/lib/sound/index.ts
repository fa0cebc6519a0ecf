export { createSounds, type Sound, type Sounds } from "./sounds";
