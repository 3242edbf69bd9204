import { expect, test } from 'vitest';
import { type Column, sortChoices } from '#src/kits/lists/columns/column.ts';

interface Row {
  readonly id: string;
}
const column = (sort: string, header: string): Column<Row> => ({
  key: sort,
  header,
  placement: 'fact',
  sort,
  exported: null,
  render: ({ id }) => id,
});

test.each([
  ['createdAt', 'Created', 'oldest first', 'newest first'],
  ['nextDue', 'Next due', 'earliest first', 'latest first'],
  ['daysPastDue', 'Overdue', 'lowest first', 'highest first'],
  ['principalLeft', 'Principal left', 'lowest first', 'highest first'],
  ['fullName', 'Name', 'A to Z', 'Z to A'],
  ['category', 'Category', 'A to Z', 'Z to A'],
  ['riskTier', 'Tier', 'A first', 'D first'],
  ['number', 'Plan', 'A to Z', 'Z to A'],
  ['role', 'Role', 'A to Z', 'Z to A'],
  ['waitingSince', 'Waiting', 'longest first', 'shortest first'],
])('the directions of a sort by %s have their own words', (key, header, rising, falling) => {
  expect(sortChoices([column(key, header)], [key])).toEqual([
    { value: key, label: `${header}, ${rising}` },
    { value: `-${key}`, label: `${header}, ${falling}` },
  ]);
});
