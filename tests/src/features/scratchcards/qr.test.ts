import { expect, test } from 'vitest';
import { checkWordsOf, dataWordsOf, qrCode } from '#src/features/scratchcards/pin-files/qr.ts';

// The worked example of the standard's alphanumeric mode that tutorials share: "HELLO WORLD" in version 1-M.
test('data and check words are those of a published example', () => {
  const data = dataWordsOf('HELLO WORLD');
  expect(data).toEqual([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]);
  expect(checkWordsOf(data)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

/** Reads the words back from the squares, by the path of the standard and without the code that wrote them. */
function wordsIn(squares: readonly (readonly boolean[])[]): number[] {
  const taken = (row: number, column: number) =>
    row === 6 || column === 6 || (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9);
  const columns = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1];
  const bits = columns.flatMap((right, pass) =>
    Array.from({ length: 21 }, (_none, step) => (pass % 2 === 0 ? 20 - step : step)).flatMap((row) =>
      [right, right - 1].flatMap((column) =>
        taken(row, column) ? [] : [squares[row]?.[column] !== ((row + column) % 2 === 0) ? 1 : 0],
      ),
    ),
  );
  return Array.from({ length: 26 }, (_none, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
}

test('the squares hold the words, the three corners and the format', () => {
  const squares = qrCode('0013-000001-3');
  const data = dataWordsOf('0013-000001-3');
  expect(wordsIn(squares)).toEqual([...data, ...checkWordsOf(data)]);
  const line = (row: number) => (squares[row] ?? []).map((dark) => (dark ? '#' : '.')).join('');
  expect(line(0)).toMatch(/^#######\..{5}\.#######$/);
  expect(line(6)).toBe('#######.#.#.#.#######');
  // 101010000010010: correction M, mask 0.
  expect([line(8).slice(0, 6), line(8).slice(7, 9)]).toEqual(['#.#.#.', '..']);
  expect(line(8).slice(13)).toBe('...#..#.');
});

test('what does not fit is refused', () => {
  expect(() => qrCode('0'.repeat(21))).toThrow('does not fit');
  expect(() => qrCode('a')).toThrow('does not fit');
});
