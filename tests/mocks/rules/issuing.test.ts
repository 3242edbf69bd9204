import { expect, test } from 'vitest';
import { issuedAlone } from '#mocks/rules/issuing.ts';

const batch = (issuedOn: `${number}-${number}-${number}` | null, isApproved = false) => ({
  issuedOn,
  isApproved,
  amountMinor: 10_000_00,
});

test('batches of the last 30 days are added up, today and the day 29 days ago included', () => {
  const batches = [batch('2027-01-10'), batch('2026-12-12'), batch('2026-12-11'), batch('2026-11-01')];
  expect(issuedAlone(batches, '2027-01-10')).toBe(20_000_00);
});

test('what a second person has approved, or what is not activated, does not count', () => {
  expect(issuedAlone([batch('2027-01-10', true), batch(null)], '2027-01-10')).toBe(0);
});
