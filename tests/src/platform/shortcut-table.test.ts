import { expect, test } from 'vitest';
import * as collateral from '#src/features/collateral/actions.tsx';
import { goTo } from '#src/platform/page-letters.ts';
import { shortcutSections, shortcutTable } from '#src/platform/shortcut-table.ts';

const sections = Object.fromEntries(
  shortcutSections().map(({ title, keys }) => [title, keys.map(([key]) => key)]),
);

test('the keys of actions on collateral are those that the list of keys says', () => {
  const declared = Object.values(collateral).flatMap((each) =>
    typeof each === 'object' && 'shortcut' in each && each.shortcut ? [[each.shortcut, each.label]] : [],
  );
  expect(declared.map(([key]) => key).toSorted()).toEqual(Object.keys(shortcutTable.collateral).toSorted());
});

test('the list has all of them, a capital letter as the keys that make it, and those of dialogs and the browser', () => {
  expect(sections['Lists']).toEqual(['/', 'j', 'k', 'x', 'Shift x', 'e', 'Enter']);
  expect(sections['Details']).toEqual(['j', 'k', 'Ctrl Enter', 'Esc']);
  expect(sections['Pages']).toEqual([...Object.keys(goTo).map((key) => `g ${key}`), 'Ctrl K', '?']);
});
