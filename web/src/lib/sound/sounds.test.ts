import { beforeEach, expect, test, vi } from "vitest";
import { createSounds, type Sounds } from "./sounds";

let struck: number[];
let muted: boolean;
let sounds: Sounds;

class Parameter {
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}

class FakeAudioContext {
  state = "running";
  currentTime = 0;
  destination = {};
  close() {}
}

class FakeGain {
  gain = new Parameter();
  connect = (next: unknown) => next;
}

class FakeOscillator extends FakeGain {
  frequency = new Parameter();
  start = (at: number) => struck.push(at);
  stop() {}
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeAudioContext);
  vi.stubGlobal("GainNode", FakeGain);
  vi.stubGlobal("OscillatorNode", FakeOscillator);
  struck = [];
  muted = false;
  sounds = createSounds(() => muted);
  return () => {
    sounds.close();
    vi.unstubAllGlobals();
  };
});

test("nothing is heard before the first gesture, nor kept for it", () => {
  sounds.play("move");
  dispatchEvent(new Event("pointerdown"));
  expect(struck).toEqual([]);
  sounds.play("move");
  expect(struck).toEqual([0]);
});

test("a key unlocks the sound as a pointer does", () => {
  dispatchEvent(new Event("keydown"));
  sounds.play("capture");
  expect(struck).toEqual([0, 0.055]);
});

test("nothing is heard while muted, and all again afterwards", () => {
  dispatchEvent(new Event("pointerdown"));
  muted = true;
  sounds.play("end");
  expect(struck).toEqual([]);
  muted = false;
  sounds.play("end");
  expect(struck).toHaveLength(3);
});

test("a browser without sound plays on in silence", () => {
  vi.stubGlobal("AudioContext", undefined);
  Reflect.deleteProperty(window, "AudioContext");
  dispatchEvent(new Event("pointerdown"));
  expect(() => sounds.play("check")).not.toThrow();
});
