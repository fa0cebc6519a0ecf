/** What the board lets one hear. */
export type Sound = "move" | "capture" | "check" | "end" | "low-time";

/** One struck note: a tone that fades, as wood or a soft bell would. */
interface Note {
  readonly at: number; // seconds after the sound begins
  readonly pitch: number; // hertz
  readonly falls: number; // share of its pitch it has lost when it has faded
  readonly fades: number; // seconds
  readonly loudness: number; // 0 to 1
  readonly shape: OscillatorType;
}

const wood = (at: number, pitch: number, loudness: number): Note => ({
  at,
  pitch,
  falls: 0.55,
  fades: 0.09,
  loudness,
  shape: "triangle",
});
const bell = (at: number, pitch: number, loudness: number): Note => ({
  at,
  pitch,
  falls: 0,
  fades: 0.5,
  loudness,
  shape: "sine",
});

const scores: Record<Sound, readonly Note[]> = {
  move: [wood(0, 330, 0.3)],
  capture: [wood(0, 430, 0.3), wood(0.055, 260, 0.34)],
  check: [wood(0, 330, 0.3), bell(0.04, 740, 0.1)],
  "low-time": [bell(0, 660, 0.1), bell(0.18, 660, 0.1)],
  end: [bell(0, 392, 0.12), bell(0.14, 494, 0.12), bell(0.28, 587, 0.14)],
};

export interface Sounds {
  play(sound: Sound): void;
  close(): void;
}

/**
 * Sounds of our own making, synthesised by the browser. A browser lets a page be heard only after a
 * first gesture; until then, and while `muted`, nothing is played nor kept for later.
 */
export function createSounds(muted: () => boolean): Sounds {
  let audio: AudioContext | null = null;

  function unlock() {
    audio ??= "AudioContext" in window ? new AudioContext() : null;
    if (audio?.state === "suspended") void audio.resume();
  }

  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);

  return {
    play(sound) {
      if (audio?.state !== "running" || muted()) return;
      for (const note of scores[sound]) strike(audio, note);
    },
    close() {
      removeEventListener("pointerdown", unlock);
      removeEventListener("keydown", unlock);
      void audio?.close();
    },
  };
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.fades;
  const tone = new OscillatorNode(audio, { type: note.shape, frequency: note.pitch });
  const gain = new GainNode(audio, { gain: 0 });
  tone.frequency.setValueAtTime(note.pitch, start);
  tone.frequency.linearRampToValueAtTime(note.pitch * (1 - note.falls), end);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
