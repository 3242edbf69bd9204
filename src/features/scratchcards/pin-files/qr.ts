// A QR code of version 1 (21 × 21) with error correction M in alphanumeric mode: up to 20 letters, enough for the code of a
// scratchcard (ISO/IEC 18004).

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const size = 21;
const dataWords = 16;
const checkWords = 10;

/** Powers of 2 in GF(256) with the polynomial 285, and their logarithms. */
const powers = Array.from({ length: 255 }).reduce<number[]>(
  (list) => {
    const next = (list.at(-1) ?? 0) * 2;
    return list.length === 255 ? list : [...list, next > 255 ? next ^ 285 : next];
  },
  [1],
);
const logarithms = new Map(powers.map((value, at) => [value, at]));

const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (powers[((logarithms.get(a) ?? 0) + (logarithms.get(b) ?? 0)) % 255] ?? 0);

/** The words of Reed and Solomon for these data. */
export function checkWordsOf(data: readonly number[], count = checkWords): readonly number[] {
  let generator = [1];
  for (let at = 0; at < count; at += 1) {
    const root = powers[at] ?? 0;
    generator = [...generator, 0].map((value, place) => value ^ times(generator[place - 1] ?? 0, root));
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0;
    generator.forEach((value, place) => {
      rest[at + place] = (rest[at + place] ?? 0) ^ times(value, factor);
    });
  }
  return rest.slice(data.length);
}

const binary = (value: number, width: number) => value.toString(2).padStart(width, '0');

/** The data of a text, filled up to the words that the code has. */
export function dataWordsOf(text: string): readonly number[] {
  const values = Array.from(text, (letter) => letters.indexOf(letter));
  if (values.includes(-1) || values.length > 20) throw new Error(`"${text}" does not fit into the QR code.`);
  let bits = `0010${binary(values.length, 9)}`;
  for (let at = 0; at < values.length; at += 2) {
    const [first = 0, second] = values.slice(at, at + 2);
    bits += second === undefined ? binary(first, 6) : binary(first * 45 + second, 11);
  }
  bits = `${bits}0000`.slice(0, dataWords * 8);
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const words = (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  const fill = Array.from({ length: dataWords - words.length }, (_none, at) => (at % 2 === 0 ? 236 : 17));
  return [...words, ...fill];
}

/** Correction M and mask 0, with their own check (table C.1 of the standard). */
const format = '101010000010010';

const isFinder = (row: number, column: number) =>
  (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);

function finderAt(row: number, column: number): boolean {
  const from = (at: number) => (at >= size - 7 ? at - (size - 7) : at);
  const [y, x] = [from(row), from(column)];
  if (y > 6 || x > 6) return false;
  return y === 0 || y === 6 || x === 0 || x === 6 || (y >= 2 && y <= 4 && x >= 2 && x <= 4);
}

/** The dark squares of a code, row by row. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const data = dataWordsOf(text);
  const bits = [...data, ...checkWordsOf(data)].map((word) => binary(word, 8)).join('');
  const squares = Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_column, column) => {
      const isTiming = (at: number, along: number) => at === 6 && along >= 8 && along <= size - 9;
      if (isTiming(row, column) || isTiming(column, row)) return (row + column) % 2 === 0;
      return finderAt(row, column);
    }),
  );
  const set = (row: number, column: number, dark: boolean) => {
    const line = squares[row];
    if (line) line[column] = dark;
  };
  let next = 0;
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the timing pattern
    for (let step = 0; step < size; step += 1) {
      const row = isUpward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFinder(row, column) || row === 6 || column === 6) continue;
        const isMasked = (row + column) % 2 === 0;
        set(row, column, (bits.charAt(next) === '1') !== isMasked);
        next += 1;
      }
    }
    isUpward = !isUpward;
  }
  Array.from(format, (bit, at) => {
    const dark = bit === '1';
    if (at < 6) set(8, at, dark);
    else if (at < 8) set(8, at + 1, dark);
    else if (at === 8) set(7, 8, dark);
    else set(14 - at, 8, dark);
    if (at < 7) set(size - 1 - at, 8, dark);
    else set(8, size - 15 + at, dark);
  });
  set(size - 8, 8, true);
  return squares;
}
