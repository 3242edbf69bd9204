import { describe, expect, test } from 'vitest';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import { choiceFilter, type Filter } from '#src/kits/lists/filters/filter.ts';
import {
  withViewChange,
  filteredBy,
  narrowings,
  queryOf,
  readListView,
  rowRange,
  sortedBy,
  unknownListParts,
  withKeptDays,
  writeListView,
} from '#src/kits/lists/list-url.ts';

const calendar = { today: '2027-01-10', timeZone: 'Europe/Berlin' };
const customer = 'usr_01JH8ZK3W00000000000000000';
const filters: readonly Filter[] = [
  choiceFilter('status', 'Status', { FAILED: 'Failed', SUCCEEDED: 'Paid' }),
  { kind: 'reference', name: 'userId', label: 'Customer' },
];
const rules = { paging: listAllPayments.paging, filters };
const read = (search: string) => readListView(new URLSearchParams(search), rules);
const write = (view: ReturnType<typeof read>, before = '') =>
  writeListView(new URLSearchParams(before), view, rules).toString();

describe('a list reads its address', () => {
  test('an empty address is the defaults of the contract', () => {
    expect(read('')).toEqual({
      q: '',
      sort: '-createdAt',
      limit: 25,
      filter: {},
      page: 1,
      cursor: null,
    });
  });

  test.each([
    ['an unknown sort key', 'sort=password'],
    ['a limit that is not offered', 'limit=1000000'],
    ['an unknown value of a filter', 'status=NOPE'],
    ['what is no id', 'userId=mira'],
    ['a page without its cursor', 'page=7'],
    ['a cursor without its page', 'cursor=abc'],
    ['a page that is no number', 'page=x&cursor=abc'],
    ['a cursor that is no real one', `page=7&cursor=${'a'.repeat(501)}`],
    ['a repeated sort key', 'sort=-createdAt&sort=amount'],
    ['two ids of one filter', `userId=${customer}x&userId=mira`],
    ['a value without text', 'status='],
  ])('%s is left out, and named', (_, search) => {
    expect(read(search)).toEqual(read(''));
    const given = new URLSearchParams(search);
    const named = unknownListParts(given, rules).map(({ name, value }) => `${name}=${value}`);
    expect(named.length).toBeGreaterThan(0);
    expect([...given].map((pair) => pair.join('='))).toEqual(expect.arrayContaining(named));
  });

  test.each([
    '',
    'q=',
    'status=FAILED&status=SUCCEEDED',
    'limit=25',
    'page=1',
    'page=3&cursor=abc',
    'sort=-createdAt',
  ])('nothing of "%s" is unknown', (search) => {
    expect(unknownListParts(new URLSearchParams(search), rules)).toEqual([]);
  });

  test('of several values of a filter only the unknown ones are named', () => {
    expect(unknownListParts(new URLSearchParams('status=FAILED&status=FALED'), rules)).toEqual([
      { name: 'status', value: 'FALED' },
    ]);
  });

  test('a written address is read back', () => {
    const search = `q=mira&status=FAILED&status=SUCCEEDED&userId=${customer}&sort=amount&limit=50&page=3&cursor=abc`;
    expect(write(read(search))).toBe(search);
    const longest = 'a'.repeat(500);
    expect(read(`page=3&cursor=${longest}`)).toMatchObject({ page: 3, cursor: longest });
  });

  test('parameters that are not the list’s stay', () => {
    expect(write(read('q=mira'), 'scenario=big-list&tab=all&q=old')).toBe('scenario=big-list&tab=all&q=mira');
  });
});

describe('a list changes its address', () => {
  const third = read('page=3&cursor=abc&q=mira');

  test('every new request starts at the first page', () => {
    for (const next of [
      withViewChange(third, { q: 'jo' }),
      filteredBy(third, 'status', ['FAILED']),
      sortedBy(third, 'amount', 'lowest'),
    ]) {
      expect(next).toMatchObject({ page: 1, cursor: null });
    }
  });

  test('a filter is set and removed', () => {
    const on = filteredBy(third, 'status', ['FAILED']);
    expect(on.filter).toEqual({ status: ['FAILED'] });
    expect(narrowings(on)).toBe(2);
    expect(narrowings(filteredBy(on, 'status', []))).toBe(1);
  });

  test.each([
    ['lowest', 'amount', '-amount'],
    ['highest', '-amount', 'amount'],
  ] as const)('a column sorts from the %s first, then in the other direction', (first, initial, reversed) => {
    const once = sortedBy(third, 'amount', first);
    expect(once.sort).toBe(initial);
    expect(sortedBy(once, 'amount', first).sort).toBe(reversed);
  });
});

test('without a limit in the address the person’s page size applies, and links name it', () => {
  const liking = { ...rules, likedLimit: 50 };
  const viewOf = (search: string) => readListView(new URLSearchParams(search), liking);
  expect([viewOf('').limit, viewOf('limit=25').limit, viewOf('limit=200').limit]).toEqual([50, 25, 200]);
  expect(viewOf('page=2&cursor=abc').limit).toBe(25); // the address of a person with pages of the usual size
  const written = (limit: number) =>
    writeListView(new URLSearchParams(), { ...viewOf(''), limit }, liking).toString();
  expect([written(50), written(25), written(200)]).toEqual(['limit=50', 'limit=25', 'limit=200']);
});

test('the query always has sort, limit and total, and other members only if set', () => {
  expect(queryOf(read(''), rules, calendar)).toEqual({ sort: ['-createdAt'], limit: 25, total: true });
  expect(queryOf(read('q=+mira+&status=FAILED&page=2&cursor=abc'), rules, calendar)).toEqual({
    q: 'mira',
    sort: ['-createdAt'],
    limit: 25,
    total: true,
    cursor: 'abc',
    filter: { status: ['FAILED'] },
  });
  const fixed = { status: ['PROCESSING'] };
  expect(queryOf(read(''), { ...rules, fixed }, calendar)).toMatchObject({ filter: fixed });
  // A chosen filter replaces the fixed filter of the tab.
  const narrower = { filter: { status: ['FAILED'] } };
  expect(queryOf(read('status=FAILED'), { ...rules, fixed }, calendar)).toMatchObject(narrower);
});

test.each([
  ['', 0, 0, true, null],
  ['', 25, 117, false, [1, 25]],
  ['page=3&cursor=abc&limit=50', 7, 107, true, [101, 107]],
  // rows before the page have left the list since its cursor was made
  ['page=3&cursor=abc&limit=4', 2, 6, true, [5, 6]],
  ['page=2&cursor=abc&limit=4', 4, 7, true, [4, 7]],
  ['page=3&cursor=abc&limit=4', 4, 9, false, [5, 8]],
  ['page=2&cursor=abc&limit=4', 4, 4, true, [1, 4]],
  // rows were added before it
  ['page=2&cursor=abc&limit=4', 4, 9, true, [6, 9]],
])('the position of page "%s" with %i of %i rows, last: %s', (search, rows, total, isLast, range) => {
  const visibleRange = rowRange(read(search), { rows, total, isLast });
  expect(visibleRange && [visibleRange.first, visibleRange.last]).toEqual(range);
});

describe('a filter by days', () => {
  const due: Filter = { kind: 'days', name: 'nextDue', label: 'Next due', time: 'coming' };
  const planRules = { paging: listAllPlans.paging, filters: [due] };
  const readDays = (value: string) => readListView(new URLSearchParams({ nextDue: value }), planRules);

  test('includes both days and everything between', () => {
    expect(queryOf(readDays('2027-01-30..2027-02-02'), planRules, calendar)).toMatchObject({
      filter: { nextDue: { gte: '2027-01-30', lte: '2027-02-02' } },
    });
    expect(narrowings(readDays('2027-01-30..2027-02-02'))).toBe(1);
  });

  test.each([
    '',
    '2027-01-30',
    '2027-02-30..2027-03-01',
    '2027-02-02..2027-01-30',
    'a..b',
    '2027-01-30..2027-02-02..',
  ])('leaves %j out of the address, and names it', (value) => {
    expect(readDays(value).filter).toEqual({});
    expect(unknownListParts(new URLSearchParams({ nextDue: value }), planRules)).toEqual([
      { name: 'nextDue', value },
    ]);
  });
});

describe('spans of instants and of amounts', () => {
  const moments: readonly Filter[] = [
    ...filters,
    { kind: 'moments', name: 'createdAt', label: 'Created', time: 'past' },
    { kind: 'amounts', name: 'amount', label: 'Amount' },
  ];
  const paymentRules = { paging: listAllPayments.paging, filters: moments };
  const queryAt = (search: string) =>
    queryOf(readListView(new URLSearchParams(search), paymentRules), paymentRules, calendar).filter;

  test('days are those of the business, whatever their length', () => {
    expect(queryAt('createdAt=2027-03-28..2027-03-28')).toEqual({
      createdAt: { gte: '2027-03-27T23:00:00.000Z', lt: '2027-03-28T22:00:00.000Z' }, // the clocks go forward
    });
  });

  test.each([
    ['today', '2027-01-09T23:00:00.000Z', '2027-01-10T23:00:00.000Z'],
    ['last-7-days', '2027-01-03T23:00:00.000Z', '2027-01-10T23:00:00.000Z'],
    ['last-30-days', '2026-12-11T23:00:00.000Z', '2027-01-10T23:00:00.000Z'],
    ['this-month', '2026-12-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z'],
    ['next-7-days', '2027-01-09T23:00:00.000Z', '2027-01-16T23:00:00.000Z'],
  ])('%s moves with the day', (preset, gte, lt) => {
    expect(queryAt(`createdAt=${preset}`)).toEqual({ createdAt: { gte, lt } });
  });

  test.each([
    ['1000..25000', { gte: 1_000, lte: 25_000 }],
    ['1000..', { gte: 1_000 }],
    ['..25000', { lte: 25_000 }],
    ['0..0', { gte: 0, lte: 0 }],
  ])('amounts %s', (text, amount) => {
    expect(queryAt(`amount=${text}`)).toEqual({ amount });
  });

  test.each(['amount=..', 'amount=5..1', 'amount=1.5..2', 'amount=-1..2', 'createdAt=yesterday'])(
    '%s is left out, and named',
    (search) => {
      expect(queryAt(search)).toBeUndefined();
      const [[name, value] = []] = [...new URLSearchParams(search)];
      expect(unknownListParts(new URLSearchParams(search), paymentRules)).toEqual([{ name, value }]);
    },
  );

  test('a view without days keeps the chosen days', () => {
    const view = readListView(new URLSearchParams('createdAt=today&amount=1..'), paymentRules);
    expect(withKeptDays({ status: ['FAILED'] }, view, moments)).toEqual({
      status: ['FAILED'],
      createdAt: ['today'],
    });
    expect(withKeptDays({ createdAt: ['this-month'] }, view, moments)).toEqual({ createdAt: ['this-month'] });
  });
});
