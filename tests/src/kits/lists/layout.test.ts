import { describe, expect, test } from 'vitest';
import type { Column } from '#src/kits/lists/columns/column.ts';
import {
  columnsIn,
  columnsText,
  moved,
  movedTo,
  plainLayout,
  shownColumns,
  storedLayout,
} from '#src/kits/lists/columns/layout.ts';

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  header: key,
  placement: 'fact',
  render: () => key,
  exported: () => key,
  ...more,
});
const all = [
  column('amount', { placement: 'title' }),
  column('customer'),
  column('attempts', { extra: true }),
  column('status', { placement: 'side' }),
];
const keys = (chosen: readonly string[] | null) => shownColumns(all, chosen).map(({ key }) => key);

describe('the columns of a list', () => {
  test('are those of its declaration until some are chosen', () => {
    expect(shownColumns(all, null)).toEqual(all);
    expect(shownColumns(all, [])).toEqual(all);
    expect(shownColumns(all, ['colour'])).toEqual(all);
  });

  test('are without the optional ones until those are chosen', () => {
    const more = [...all, column('note', { optional: true })];
    expect(shownColumns(more, null)).toEqual(all);
    expect(shownColumns(more, ['note']).map(({ key }) => key)).toEqual(['amount', 'note']);
  });

  test('come in the chosen order, once each, without those that the list lacks', () => {
    expect(keys(['status', 'amount', 'colour', 'status'])).toEqual(['status', 'amount']);
  });

  test('always include the one that opens a row', () => {
    expect(keys(['status', 'customer'])).toEqual(['amount', 'status', 'customer']);
  });

  test('that are chosen stay in a narrow window', () => {
    expect(shownColumns(all, ['attempts']).map(({ extra }) => extra)).toEqual([undefined, undefined]);
  });

  test('move by one position, and not beyond an end', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    const same = ['a', 'b'];
    expect(moved(same, 'a', -1)).toBe(same);
    expect(moved(same, 'b', 1)).toBe(same);
    expect(moved(same, 'x', 1)).toBe(same);
    expect(movedTo(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(movedTo(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
    expect(movedTo(same, 'x', 'a')).toBe(same);
    expect(movedTo(same, 'a', 'x')).toBe(same);
  });

  test('are written into an address and read again', () => {
    expect(columnsIn(columnsText(['amount', 'status']))).toEqual(['amount', 'status']);
    expect(columnsIn(null)).toBeNull();
    expect(columnsIn('..<b>.status')).toEqual(['status']);
  });
});

test('the layout of each list is stored separately; an invalid one is ignored', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const payments = storedLayout(storage, '/mini-admin/payments');
  payments.write({ columns: ['amount'], widths: { amount: 'wide' }, density: 'compact' });
  expect(payments.read()).toEqual({ columns: ['amount'], widths: { amount: 'wide' }, density: 'compact' });
  expect(storedLayout(storage, '/mini-admin/users').read()).toBeNull();
  kept.set(payments.key, JSON.stringify({ ...plainLayout, density: 'huge' }));
  expect(payments.read()).toBeNull();
});
