import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import type { QueryArguments } from '#contracts/query.ts';
import type { CallResult } from '#src/api/exchange.ts';
import { type Column, nothing } from '#src/kits/lists/columns/column.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { exportFields } from '#src/kits/lists/export/fields.ts';
import { fileFormats } from '#src/kits/lists/export/file-formats.ts';
import { doneText } from '#src/kits/lists/export/ExportDialog.tsx';
import { readAll, readWhole } from '#src/api/read-all.ts';

const order: string[] = [];
vi.mock('#src/platform/browser/next-task.ts', () => ({
  nextTask: async () => void order.push('turn of the page'),
}));
beforeEach(() => void order.splice(0));

interface Row {
  readonly name: string | null;
  readonly count: number;
}
const column = (key: keyof Row): Column<Row> => ({
  key,
  header: key,
  placement: 'fact',
  render: () => key,
  exported: (row) => row[key],
});
const people = { for: 'people', timeZone: 'Europe/Berlin' } as const;
const idOf = () => 'row_1';
const fields = exportFields([column('name'), column('count')], { for: 'programs' }, idOf).slice(1);

test('the byte order mark is written when it is requested', () => {
  expect(fileFormats.csv.begin(fields, true)).toBe('\uFEFFname,count\r\n');
  expect(fileFormats.csv.begin(fields, false)).toBe('name,count\r\n');
});

test('JSON keeps figures as numbers and missing values as null', () => {
  const { begin, row, end } = fileFormats.json;
  const text = [
    begin(fields, true),
    row(fields, { name: null, count: 1 }, true),
    row(fields, { name: '=1', count: 2 }, false),
    end,
  ];
  expect(JSON.parse(text.join(''))).toEqual([
    { name: null, count: 1 },
    { name: '=1', count: 2 },
  ]);
});

test('an amount has its currency beside it, and a dash is exported as empty', () => {
  const { money, custom } = columnsOf(listAllPayments);
  const columns = [
    money('amount', 'Amount'),
    custom('strip', 'Strip', () => null, { exported: null }),
    custom('reason', 'Reason', () => nothing),
    custom('late', 'Late', () => null, {
      exported: ({ amount }) => amount,
      amounts: true,
      beside: { key: 'lateDays', header: 'Late, days', exported: ({ attempts }) => attempts },
    }),
  ];
  // of a row only this is read
  const row = { amount: { amountMinor: -1_234_567, currency: 'KWD' }, attempts: 3 } as never;
  expect(exportFields(columns, people, idOf).map(({ header, cell }) => [header, cell(row)])).toEqual([
    ['ID', 'row_1'],
    ['Amount', { figure: '-1234.567' }],
    ['Amount, currency', 'KWD'],
    ['Reason', null],
    ['Late', { figure: '-1234.567' }],
    ['Late, currency', 'KWD'],
    ['Late, days', { figure: '3' }],
  ]);
});

test('a file for people has words and local days, one for programs codes and UTC', () => {
  const { dateTime, word } = columnsOf(listAllPayments);
  const columns = [
    dateTime('createdAt', 'Created'),
    word('purpose', 'Purpose', { DOWN_PAYMENT: 'Down payment' } as never), // the one of the row below
  ];
  const row = { createdAt: '2027-01-31T23:30:04.788Z', purpose: 'DOWN_PAYMENT' } as never;
  const read = (reader: Parameters<typeof exportFields>[1]) =>
    exportFields(columns, reader, idOf).map(({ header, cell }) => [header, cell(row)]);
  expect(read(people)).toEqual([
    ['ID', 'row_1'],
    ['Created (Europe/Berlin)', '2027-02-01 00:30:04'],
    ['Purpose', 'Down payment'],
  ]);
  expect(read({ for: 'people', timeZone: 'America/Los_Angeles' })[1]).toEqual([
    'Created (America/Los_Angeles)',
    '2027-01-31 15:30:04',
  ]);
  expect(read({ for: 'programs' })).toEqual([
    ['ID', 'row_1'],
    ['Created', '2027-01-31T23:30:04.788Z'],
    ['Purpose', 'DOWN_PAYMENT'],
  ]);
});

describe('a list that changes while it is read', () => {
  /** 250 rows, two pages of which change places after the first page of a pass. */
  function changing(passes: number) {
    let rows = Array.from({ length: 250 }, (_, index) => `row_${index}`);
    let changes = 0;
    const ask = (query: QueryArguments): Promise<CallResult> => {
      const from = Number(query.cursor ?? 0);
      const items = rows.slice(from, from + 100);
      if (from === 0 && changes < passes) {
        changes += 1;
        rows = [...rows.slice(150), ...rows.slice(0, 150)];
      }
      const nextCursor = from + 100 < rows.length ? String(from + 100) : null;
      return Promise.resolve({ data: { items, nextCursor, total: query.total ? rows.length : null } });
    };
    let handledChanges = 0;
    const hasChanged = () => {
      const isNew = changes !== handledChanges;
      handledChanges = changes;
      return Promise.resolve(isNew);
    };
    return { ask, hasChanged };
  }
  const read = (passes: number, only: ReadonlySet<string> | null = null) =>
    readWhole<string>({
      ...changing(passes),
      query: {},
      only,
      keyOf: (row) => row,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });

  test('is read again, so that each row is there once', async () => {
    const { rows, isStable } = await read(1);
    expect([rows.length, new Set(rows).size, isStable]).toEqual([250, 250, true]);
  });

  test('is said to have changed if it does not come to rest', async () => {
    const { rows, isStable } = await read(99);
    expect(isStable).toBe(false);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('of selected rows only those that are left are read', async () => {
    const { rows, isStable } = await read(0, new Set(['row_1', 'row_249', 'row_gone']));
    expect([rows, isStable]).toEqual([['row_1', 'row_249'], true]);
  });
});

test.each([
  [{ rows: 117, missing: [], isStable: true }, 'all', 117, '117 rows exported.'],
  [
    { rows: 115, missing: [], isStable: true },
    'all',
    117,
    '115 rows exported. The list has changed: there were 117.',
  ],
  [
    { rows: 2, missing: ['pay_3'], isStable: true },
    'selected',
    3,
    '2 of 3 rows exported. 1 no longer matches: pay_3.',
  ],
  [
    { rows: 1, missing: [], isStable: false },
    'all',
    1,
    '1 row exported. The list kept changing while it was read, so rows may be missing. Export it again.',
  ],
] as const)(
  'after an export of %j of %s, announced %i, the dialog says "%s"',
  (state, which, wanted, text) => {
    expect(doneText({ kind: 'done', ...state }, which, wanted, String)).toBe(text);
  },
);

/** A list of so many rows, in pages as they are asked for. */
function listOf(rows: number, onAsk: (query: QueryArguments) => void = () => undefined) {
  return (query: QueryArguments): Promise<CallResult> => {
    onAsk(query);
    const from = Number(query.cursor ?? 0);
    const to = Math.min(rows, from + (query.limit ?? 0));
    const items = Array.from({ length: to - from }, (_, index) => from + index);
    return Promise.resolve({
      data: { items, nextCursor: to < rows ? String(to) : null, total: query.total ? rows : null },
    });
  };
}

test('30,000 rows are read in order, counted once, in pages of the largest size', async () => {
  const requests: QueryArguments[] = [];
  const read: number[] = [];
  const totals = new Set<number>();
  const error = await readAll<number>({
    ask: listOf(30_000, (query) => requests.push(query)),
    query: { q: 'mira', sort: ['-amount'], limit: 25, cursor: 'of-the-page', total: true },
    signal: new AbortController().signal,
    onRows: (rows, total) => {
      read.push(...rows);
      totals.add(total);
    },
  });
  expect(error).toBeNull();
  expect(read).toEqual(Array.from({ length: 30_000 }, (_, index) => index));
  expect([...totals]).toEqual([30_000]);
  expect(requests.length).toBe(300);
  expect(requests[0]).toEqual({ q: 'mira', sort: ['-amount'], limit: 100, total: true });
  expect(requests[1]).toEqual({ q: 'mira', sort: ['-amount'], limit: 100, total: false, cursor: '100' });
});

test('the page can respond between the requests of an export', async () => {
  await readAll<number>({
    ask: listOf(300, () => order.push('request')),
    query: {},
    signal: new AbortController().signal,
    onRows: (rows) => order.push(`${rows.length} rows`),
  });
  const once = ['request', '100 rows', 'turn of the page'];
  expect(order).toEqual([...once, ...once, ...once]);
});

test('an export that is stopped reads no further page', async () => {
  const controller = new AbortController();
  let pages = 0;
  const error = await readAll<number>({
    ask: listOf(1_000),
    query: {},
    signal: controller.signal,
    onRows: () => {
      pages += 1;
      if (pages === 3) controller.abort();
    },
  });
  expect([error, pages]).toEqual([null, 3]);
});
