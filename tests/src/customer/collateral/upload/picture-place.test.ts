import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasPlace } from '#src/customer/collateral/upload/picture-place.ts';

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

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const big32 = (value: number) => [value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];

const segment = (marker: number, content: Iterable<number>) => {
  const bytes = [...content];
  const length = bytes.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...bytes];
};
const exif = (content: Uint8Array) => segment(0xe1, [...ascii('Exif\0\0'), ...content]);
const jfif = segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const scan = segment(0xda, Array(40).fill(0));

const jpegBytes = (...segments: readonly number[][]) => [0xff, 0xd8, ...segments.flat(), ...scan];
const file = (bytes: readonly number[], type: string) => new Blob([Uint8Array.from(bytes)], { type });
const jpeg = (...segments: readonly number[][]) => file(jpegBytes(...segments), 'image/jpeg');

const orientation: Entry = [0x01_12, 1];
// Behind the head (8 bytes) and a first directory of two entries (30 bytes).
const gps: Entry = [0x88_25, 38];
const latitude: Entry = [2, 0];
const taken = (little = true) => tiff([orientation, gps], [[1, 0], latitude], little);
const untold = tiff([orientation], [], true);

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31.2N" exif:GPSLongitude="13,24.3E"/>
  </rdf:RDF></x:xmpmeta>`;

const chunk = (name: string, data: readonly number[]) => [
  ...big32(data.length),
  ...ascii(name),
  ...data,
  0,
  0,
  0,
  0,
];
const header = chunk('IHDR', [...big32(1), ...big32(1), 8, 2, 0, 0, 0]);
const png = (...chunks: readonly number[][]) =>
  file([0x89, ...ascii('PNG\r\n\x1a\n'), ...header, ...chunks.flat(), ...chunk('IEND', [])], 'image/png');
const pixels = chunk('IDAT', Array(64).fill(7));

const little32 = (value: number) => big32(value).toReversed();
const riff = (name: string, data: readonly number[]) => [
  ...ascii(name),
  ...little32(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
];
function webp(...chunks: readonly number[][]) {
  const body = [...ascii('WEBP'), ...riff('VP8X', [0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0]), ...chunks.flat()];
  return file([...ascii('RIFF'), ...little32(body.length), ...body], 'image/webp');
}

const box = (name: string, data: readonly number[]) => [...big32(data.length + 8), ...ascii(name), ...data];
const entry = (no: number, type: string, rest: string) =>
  box('infe', [2, 0, 0, 0, 0, no, 0, 0, ...ascii(type), ...ascii(rest)]);
/** A HEIC file with one item, which its `iloc` says to begin behind all boxes. */
function heic(type: string, rest: string, data: readonly number[]) {
  const brand = box('ftyp', [...ascii('heic'), ...big32(0), ...ascii('mif1heic')]);
  const meta = (at: number) =>
    box('meta', [
      ...big32(0),
      ...box('iinf', [...big32(0), 0, 1, ...entry(1, type, rest)]),
      ...box('iloc', [...big32(0), 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1, ...big32(at), ...big32(data.length)]),
    ]);
  const at = brand.length + meta(0).length + 8;
  return file([...brand, ...meta(at), ...box('mdat', data)], 'image/heic');
}

test.each([true, false])('a location is found in both byte orders (little-endian: %s)', async (little) => {
  expect(await hasPlace(jpeg(jfif, exif(taken(little))))).toBe(true);
});

test.each([
  ['JPEG, Exif in a second part', jpeg(exif(untold), exif(taken()))],
  [
    'JPEG, Exif of a second picture behind the first',
    file([...jpegBytes(jfif), ...jpegBytes(exif(taken()))], 'image/jpeg'),
  ],
  ['JPEG, XMP', jpeg(jfif, segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${xmp}`)))],
  ['PNG, Exif', png(chunk('eXIf', [...taken()]), pixels)],
  ['PNG, Exif behind the picture', png(pixels, chunk('eXIf', [...taken(false)]))],
  ['PNG, XMP', png(chunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)), pixels)],
  [
    'PNG, compressed XMP',
    png(chunk('iTXt', [...ascii('XML:com.adobe.xmp\0\x01\0\0\0'), ...deflateSync(xmp)]), pixels),
  ],
  ['WebP, Exif', webp(riff('VP8 ', Array(20).fill(0)), riff('EXIF', [...taken()]))],
  ['WebP, Exif with its mark', webp(riff('VP8 ', []), riff('EXIF', [...ascii('Exif\0\0'), ...taken()]))],
  ['WebP, XMP', webp(riff('VP8 ', []), riff('XMP ', ascii(xmp)))],
  ['HEIC, Exif', heic('Exif', '\0', [...big32(6), ...ascii('Exif\0\0'), ...taken()])],
  ['HEIC, XMP', heic('mime', '\0application/rdf+xml\0', ascii(xmp))],
])('a location is found: %s', async (_where, picture) => {
  expect(await hasPlace(picture)).toBe(true);
  // What a program calls the file says nothing about its content.
  for (const type of ['image/png', 'image/jpeg', 'application/octet-stream', ''])
    expect(await hasPlace(new Blob([picture], { type }))).toBe(true);
});

test('a GPS directory without a latitude, as without a signal, is no location', async () => {
  expect(await hasPlace(jpeg(exif(tiff([orientation, gps], [[0, 0]], true))))).toBe(false);
});

test.each([
  ['a JPEG without Exif', jpeg(jfif)],
  ['Exif about other data', jpeg(exif(untold))],
  ['a PNG', png(pixels)],
  ['a PNG with Exif about other data', png(chunk('eXIf', [...untold]), pixels)],
  ['a WebP with Exif about other data', webp(riff('VP8 ', []), riff('EXIF', [...untold]))],
  ['a HEIC with Exif about other data', heic('Exif', '\0', [...big32(6), ...ascii('Exif\0\0'), ...untold])],
  ['a document', file(ascii('%PDF-1.7 1 0 obj'), 'application/pdf')],
])('%s has none', async (_what, picture) => {
  expect(await hasPlace(picture)).toBe(false);
});

test.each([
  [
    'ends within the directory of the position',
    file(jpegBytes(exif(taken())).slice(0, 12 + 40), 'image/jpeg'),
  ],
  ['is no kind that can be read', file(ascii('....ftypmsf1 of a kind unknown to the reader'), 'image/heic')],
])('a picture that %s counts as one with a location', async (_how, picture) => {
  expect(await hasPlace(picture)).toBe(true);
});
