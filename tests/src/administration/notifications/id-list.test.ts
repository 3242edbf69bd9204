import { describe, expect, test } from 'vitest';
import { idsIn as idsInRows } from '#src/administration/notifications/id-list.ts';
import { clickedShare, deliveredShare, openedShare } from '#src/administration/notifications/shares.ts';
import { csvRows } from '#src/platform/files/csv-rows.ts';

const idsIn = (csv: string) => idsInRows(csvRows(csv).rows);
const id = (last: string) => `usr_01JH8ZK3W000000000000000${last}`;

describe('the customer ids of a file', () => {
  test('are those of its id column, in any form of CSV', () => {
    const expected = { ids: [id('0A'), id('0B')], refusedRows: [] };
    expect(idsIn(`${id('0A')}\n${id('0B')}`)).toEqual(expected);
    expect(
      idsIn(`\uFEFFName,Customer ID\r\n"Okafor, Mira",${id('0A')}\r\n"A ""B""\nC","${id('0B')}"\r\n`),
    ).toEqual(expected);
    expect(idsIn(`Mira;${id('0A')}\nKarim;${id('0B')}\n\n`)).toEqual(expected);
  });

  test('a row without an id and a duplicate are refused, each with its number', () => {
    expect(idsIn(`Customer ID\n${id('0A')}\nMira\n\n${id('0A')}\n${id('0B')}`)).toEqual({
      ids: [id('0A'), id('0B')],
      refusedRows: [
        { row: 3, text: 'Mira', reason: 'NO_ID' },
        { row: 5, text: id('0A'), reason: 'TWICE' },
      ],
    });
    expect(idsIn('')).toEqual({ ids: [], refusedRows: [] });
  });

  test('are at most 1,000', () => {
    const rows = Array.from(
      { length: 1_002 },
      (_none, at) => id('').slice(0, -4) + String(at).padStart(6, '0'),
    );
    const { ids, refusedRows } = idsIn(rows.join('\n'));
    expect(ids).toHaveLength(1_000);
    expect(refusedRows.map(({ row, reason }) => [row, reason])).toEqual([
      [1_001, 'TOO_MANY'],
      [1_002, 'TOO_MANY'],
    ]);
  });
});

test('shares refer to the audience and to those who got the message, if it was sent', () => {
  const sharesOf = (counted: Parameters<typeof openedShare>[0]) =>
    [deliveredShare, openedShare, clickedShare].map((share) => share(counted));
  const sent = {
    audienceCount: 40,
    stats: { sent: 38, delivered: 30, opened: 12, clicked: 6, errors: 2, failed: 2 },
  };
  expect(sharesOf(sent)).toEqual([75, 40, 20]);
  const none = {
    audienceCount: 40,
    stats: { sent: 0, delivered: 0, opened: 0, clicked: 0, errors: 0, failed: 0 },
  };
  expect(sharesOf(none)).toEqual([null, null, null]);
});
