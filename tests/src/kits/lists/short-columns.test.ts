import { expect, test } from 'vitest';
import { shownColumns } from '#src/kits/lists/columns/layout.ts';
import { shortColumns } from '#src/kits/lists/columns/short-columns.ts';
import { rowFormAt } from '#src/kits/lists/rows/use-row-form.ts';
import { declaredLists } from './declared.ts';

const short = (name: string) => {
  const list = declaredLists.find((each) => each.name === name) ?? expect.fail(name);
  return shortColumns(shownColumns(list.columns, null), false).map(({ header }) => header);
};

test.each(declaredLists.map((list) => [list.name, list] as const))(
  'a short row of %s has at most four columns, with its name and status',
  (_name, { columns }) => {
    const visibleColumns = shownColumns(columns, null);
    const kept = shortColumns(visibleColumns, false);
    expect(kept.length).toBe(Math.min(4, visibleColumns.filter(({ extra }) => extra !== true).length));
    for (const placement of ['title', 'side'] as const) {
      const [first] = visibleColumns.filter(
        (column) => column.placement === placement && column.extra !== true,
      );
      if (first) expect(kept).toContain(first);
    }
  },
);

test('a short row has name, fact, figure and status, or what the list can be sorted by', () => {
  expect(short('Orders')).toEqual(['Order', 'Customer', 'Total', 'Status']);
  expect(short('Users')).toEqual(['Name', 'Contact', 'Limit', 'Status']);
  expect(short('Payments')).toEqual(['Amount', 'Customer', 'Created', 'Status']);
  expect(short('Audit entries')).toEqual(['Action', 'By', 'About', 'Time']);
});

test('of chosen columns a short row has the first four', () => {
  const columns = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, placement: 'fact' }) as const);
  expect(shortColumns(columns, true).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  [959, 16, 'cards'],
  [960, 16, 'short'],
  [1279, 16, 'short'],
  [1280, 16, 'table'],
  [1280, 32, 'cards'],
  [1440, 20, 'short'],
  [2560, 32, 'table'],
] as const)('%i px with text of %i px: %s [SHELL-09] [CONST-02]', (width, textPx, form) => {
  expect(rowFormAt(width, textPx)).toBe(form);
});
