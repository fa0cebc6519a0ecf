import type { Bytes } from "$lib/api/http";
import type { TextPart } from "$lib/api/wire";

/** UTF-16 by the mark it begins with. */
const wideEncodings: Readonly<Record<string, string>> = {
  "255 254": "utf-16le",
  "254 255": "utf-16be",
};

/** A text as the server counts it: in UTF-8, or in whatever it was unless that was UTF-16. */
export function asUtf8(text: Bytes): Bytes {
  const wide = wideEncodings[`${text[0]} ${text[1]}`];
  return wide ? new TextEncoder().encode(new TextDecoder(wide).decode(text)) : text;
}

export function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** The bytes of a part of a text. */
export function slice(text: Bytes, { at, length }: TextPart): Bytes {
  return text.subarray(at.offset, at.offset + length);
}

/** Bytes as a string of as many characters, which any storage takes. */
export function packed(bytes: Bytes): string {
  const block = 0x8000; // more arguments than this are too many for some browsers
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += block)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + block)));
  return parts.join("");
}

export function unpacked(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
