import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { QrCode } from '#src/administration/batches/pin-files/QrCode.tsx';

/** The dark squares as they are drawn, by row and column, without the light border of 2. */
function drawn(text: string): (row: number, column: number) => boolean {
  render(<QrCode text={text} />);
  const code = screen.getByRole('img', { name: `QR code ${text}` });
  expect(code).toHaveAttribute('viewBox', '0 0 25 25');
  const dark = new Set(
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/\d+ \d+(?=h)/g),
  );
  return (row, column) => dark.has(`${column + 2} ${row + 2}`);
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Reads correction, mask and words of version 1 by the path of the standard (ISO/IEC 18004), without a library. */
function readBack(isDark: (row: number, column: number) => boolean) {
  const format =
    [0, 1, 2, 3, 4].reduce((bits, column) => bits * 2 + (isDark(8, column) ? 1 : 0), 0) ^ 0b10101;
  const isMasked = masks[format % 8] ?? (() => false);
  const taken = (row: number, column: number) =>
    row === 6 || column === 6 || (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9);
  const bits = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].flatMap((right, pass) =>
    Array.from({ length: 21 }, (_none, step) => (pass % 2 === 0 ? 20 - step : step)).flatMap((row) =>
      [right, right - 1].flatMap((column) =>
        taken(row, column) ? [] : [isDark(row, column) === isMasked(row, column) ? 0 : 1],
      ),
    ),
  );
  const words = Array.from({ length: 26 }, (_none, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  return { correction: Math.floor(format / 8), words };
}

// The worked example of the alphanumeric mode that tutorials share: "HELLO WORLD" in version 1-M.
test('data and check words match a published example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  const check = [196, 35, 39, 119, 235, 215, 231, 226, 93, 23];
  const medium = 0b00;
  expect(readBack(drawn('HELLO WORLD'))).toEqual({ correction: medium, words: [...data, ...check] });
});

test('a scanner can read the drawn code of a scratchcard', () => {
  const isDark = drawn('0013-000001-3');
  const [side, scale] = [29, 8]; // with four light squares around, as on paper
  const pixels = Array.from({ length: (side * scale) ** 2 }, (_none, at) => {
    const row = Math.floor(at / (side * scale) / scale);
    const column = Math.floor((at % (side * scale)) / scale);
    return isDark(row - 4, column - 4) ? [0, 0, 0, 255] : [255, 255, 255, 255];
  });
  const image = { width: side * scale, height: side * scale, data: Uint8ClampedArray.from(pixels.flat()) };
  expect(decodeQR(image)).toBe('0013-000001-3');
});
