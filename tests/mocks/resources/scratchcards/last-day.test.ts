import { expect, test } from 'vitest';
import { scratchcardGuards } from '#mocks/resources/scratchcards/guards.ts';

const card = {
  expiresOn: '2028-01-10',
  kind: 'PHYSICAL',
  failedAttempts: 0,
  lockedUntil: null,
  value: { amountMinor: 50_00, currency: 'EUR' },
  activatedAt: null,
} as const;

test('a scratchcard can be used on its last day, and has expired on the next', () => {
  const { 'not-expired': notExpired, 'past-last-day': pastLastDay } = scratchcardGuards;
  expect(notExpired({ card, today: '2028-01-10' })).toBeNull();
  expect(pastLastDay({ card, today: '2028-01-10' })).toBe('The scratchcard has not expired.');
  expect(notExpired({ card, today: '2028-01-11' })).toMatchObject({ code: 'card-expired' });
  expect(pastLastDay({ card, today: '2028-01-11' })).toBeNull();
});
