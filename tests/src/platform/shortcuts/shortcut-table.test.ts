import { expect, test } from 'vitest';
import * as approval from '#src/administration/approvals/actions.ts';
import * as collateral from '#src/administration/collateral/actions.tsx';
import { goTo } from '#src/platform/shortcuts/page-letters.ts';
import { shortcutSections, shortcutTable } from '#src/platform/shortcuts/shortcut-table.ts';

const sections = Object.fromEntries(
  shortcutSections().map(({ title, keys }) => [title, keys.map(([key]) => key)]),
);

test.each([
  ['collateral', collateral, ['a']], // to approve in a review, and in one step before it
  ['approval', approval, []],
] as const)('the keys of actions on %s are those of the shortcut table', (entity, actions, shared) => {
  const declared = Object.values<object>(actions).flatMap((each) =>
    'shortcut' in each && each.shortcut ? [each.shortcut] : [],
  );
  expect(declared.toSorted()).toEqual([...Object.keys(shortcutTable[entity]), ...shared].toSorted());
});

test('the list has all shortcuts, with those of dialogs and the browser', () => {
  expect(sections['Lists']).toEqual(['/', 'j', 'k', 'x', 'Shift x', 'e', 'Enter']);
  expect(sections['Details']).toEqual(['j', 'k', 'Ctrl Enter', 'Esc']);
  expect(sections['Pages']).toEqual([...Object.keys(goTo).map((key) => `g ${key}`), 'Ctrl K', '?']);
});
