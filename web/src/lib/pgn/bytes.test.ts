import { expect, test } from "vitest";
import { asUtf8, encode, packed, slice, unpacked } from "./bytes";

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("UTF-16 is made UTF-8 by its mark, whichever byte comes first; all else stays as it is", () => {
  const little = Uint8Array.from([0xff, 0xfe, 0xe9, 0x00, 0x65, 0x26]);
  const big = Uint8Array.from([0xfe, 0xff, 0x00, 0xe9, 0x26, 0x65]);
  expect([little, big].map((bytes) => read(asUtf8(bytes)))).toEqual(["é♥", "é♥"]);
  const latin1 = Uint8Array.from([0xe9, 0x74, 0xe9]);
  expect(asUtf8(latin1)).toBe(latin1);
});

test("a part of a text is counted in bytes", () => {
  const text = encode("é 1. e4");
  expect(read(slice(text, { at: { offset: 3, line: 1, column: 3 }, length: 5 }))).toBe("1. e4");
});

test("whatever its length and its bytes, a text packed is unpacked the same", () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
  expect(unpacked(packed(bytes))).toEqual(bytes);
});
