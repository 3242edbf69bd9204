import { expect, test } from 'vitest';
import { changedMembers, memberName } from '#src/administration/audit/changed-members.ts';
import { euro } from '#tests/kit/money.ts';

test('only the changed values of a schedule’s lines are listed, by line number', () => {
  const line = (no: number, paid: number) => ({ no, dueDate: '2027-02-10', paidPrincipalMinor: euro(paid) });
  expect(
    changedMembers(
      { lines: [line(0, 0), line(1, 0)], version: 1 },
      { lines: [line(0, 0), line(1, 17_739)], version: 2 },
    ),
  ).toEqual([
    { path: ['lines', '1', 'paidPrincipalMinor'], before: euro(0), after: euro(17_739) },
    { path: ['version'], before: 1, after: 2 },
  ]);
});

test('amounts and new lists are one value; a new object is split into its members', () => {
  expect(changedMembers(null, { total: euro(120_000), lines: [{ no: 1 }], rating: { stars: 5 } })).toEqual([
    { path: ['total'], before: undefined, after: euro(120_000) },
    { path: ['lines'], before: undefined, after: [{ no: 1 }] },
    { path: ['rating', 'stars'], before: undefined, after: 5 },
  ]);
});

test('a value that becomes an object is one change', () => {
  expect(changedMembers({ address: 'Main Street' }, { address: { street: 'Main Street' } })).toEqual([
    { path: ['address'], before: 'Main Street', after: { street: 'Main Street' } },
  ]);
});

test.each([
  [['principalLeft'], 'Principal left'],
  [['lines', '3', 'paidPrincipalMinor'], 'Line 3, paid principal'],
  [['lines', '0', 'paidOn'], 'Down payment, paid on'],
  [['offer', 'nominalRatePpm'], 'Offer, nominal rate'],
  [['parts', '0', 'size'], 'Part 0, size'],
  [['id'], 'ID'],
  [['planId'], 'Plan ID'],
])('%j is called "%s"', (path, name) => {
  expect(memberName(path)).toBe(name);
});
