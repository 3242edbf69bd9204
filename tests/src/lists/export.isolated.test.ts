import { beforeEach, expect, test, vi } from 'vitest';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import type { QueryArguments } from '#contracts/query.ts';
import type { CallResult } from '#src/api/exchange.ts';
import { type Column, nothing } from '#src/lists/columns/column.ts';
import { columnsOf } from '#src/lists/columns/columns-of.tsx';
import { exportFields } from '#src/lists/export/fields.ts';
import { fileFormats } from '#src/lists/export/file-formats.ts';
import { readAll } from '#src/api/read-all.ts';

const order: string[] = [];
vi.mock('#src/platform/next-task.ts', () => ({ nextTask: async () => void order.push('turn of the page') }));
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
const fields = exportFields([column('name'), column('count')]);

test.each([
  ['=1+1', "'=1+1"],
  ['+49 170', "'+49 170"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['Smith, "Bo"', '"Smith, ""Bo"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
])('a cell %j is no formula, and one cell', (name, cell) => {
  expect(fileFormats.csv.row(fields, { name, count: -5 }, true)).toBe(`${cell},-5\r\n`);
});

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

test('an amount has its currency beside it, a cell with two values two columns, a drawing has no column, and a dash is exported as empty', () => {
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
  expect(exportFields(columns).map(({ header, cell }) => [header, cell(row)])).toEqual([
    ['Amount', { figure: '-1234.567' }],
    ['Amount, currency', 'KWD'],
    ['Reason', null],
    ['Late', { figure: '-1234.567' }],
    ['Late, currency', 'KWD'],
    ['Late, days', { figure: '3' }],
  ]);
});

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

test('the page can respond after the rows of each request, although a backend in the page answers in the same task', async () => {
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
