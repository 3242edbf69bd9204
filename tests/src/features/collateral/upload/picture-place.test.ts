import { expect, test } from 'vitest';
import { hasPlace } from '#src/features/collateral/upload/picture-place.ts';

type Entry = readonly [tag: number, value: number];

/** A directory of TIFF: a number of entries of 12 bytes, and where the next directory is. */
function directory(entries: readonly Entry[], little: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 + 12 * entries.length + 4));
  bytes.setUint16(0, entries.length, little);
  entries.forEach(([tag, value], no) => {
    bytes.setUint16(2 + 12 * no, tag, little);
    bytes.setUint16(4 + 12 * no, 4, little);
    bytes.setUint32(6 + 12 * no, 1, little);
    bytes.setUint32(10 + 12 * no, value, little);
  });
  return new Uint8Array(bytes.buffer);
}

/** A TIFF file whose first directory has these entries, and one more directory after it. */
function tiff(first: readonly Entry[], second: readonly Entry[], little: boolean): Uint8Array {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint16(0, little ? 0x49_49 : 0x4d_4d);
  head.setUint16(2, 42, little);
  head.setUint32(4, 8, little);
  return Uint8Array.from([
    ...new Uint8Array(head.buffer),
    ...directory(first, little),
    ...directory(second, little),
  ]);
}

const segment = (marker: number, content: Iterable<number>) => {
  const bytes = [...content];
  const length = bytes.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...bytes];
};
const exif = (content: Uint8Array) => segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0, ...content]);
const jfif = segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const picture = segment(0xda, Array(40).fill(0));

const jpeg = (...segments: readonly number[][]) =>
  new Blob([Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...picture])], { type: 'image/jpeg' });

const orientation: Entry = [0x01_12, 1];
// Behind the head (8 bytes) and a first directory of two entries (30 bytes).
const gps: Entry = [0x88_25, 38];

test.each([true, false])('a location is found in both byte orders (little-endian: %s)', async (little) => {
  const content = tiff(
    [orientation, gps],
    [
      [1, 0],
      [2, 0],
    ],
    little,
  );
  expect(await hasPlace(jpeg(jfif, exif(content)))).toBe(true);
});

test('a GPS directory without a latitude, as of a camera without a signal, is no location', async () => {
  expect(await hasPlace(jpeg(exif(tiff([orientation, gps], [[0, 0]], true))))).toBe(false);
});

test('no location: no Exif part, one about other data, a truncated one, or another kind of file', async () => {
  expect(await hasPlace(jpeg(jfif))).toBe(false);
  expect(await hasPlace(jpeg(exif(tiff([orientation], [], true))))).toBe(false);
  const cut = tiff([orientation, gps], [[2, 0]], true).slice(0, 20);
  expect(
    await hasPlace(new Blob([Uint8Array.from([0xff, 0xd8, ...exif(cut)])], { type: 'image/jpeg' })),
  ).toBe(false);
  const whole = tiff([orientation, gps], [[2, 0]], true);
  expect(await hasPlace(new Blob([jpeg(exif(whole))], { type: 'image/png' }))).toBe(false);
  expect(await hasPlace(new Blob([], { type: 'image/jpeg' }))).toBe(false);
});
