import { expect, test } from 'vitest';
import { collateralGuards } from '#mocks/resources/collateral/guards.ts';
import { openBackend } from '#tests/kit/backend.ts';

test('a valuation counts on its last day, and has expired on the next', async () => {
  const { store } = await openBackend({ scenario: 'one-of-each' });
  const collateral = store.tables.collaterals.all().find(({ valuation }) => valuation !== null);
  const validUntil = collateral?.valuation?.validUntil;
  if (!collateral || !validUntil) throw new Error('No collateral has been valued');
  const on = (today: string) => ({
    current: collateralGuards['valuation-current']({ collateral, today }),
    over: collateralGuards['valuation-over']({ collateral, today }),
  });
  expect(on(validUntil)).toEqual({ current: null, over: 'The valuation is still valid.' });
  const dayAfter = new Date(Date.parse(validUntil) + 86_400_000).toISOString().slice(0, 10);
  expect(on(dayAfter)).toMatchObject({ current: { code: 'valuation-expired' }, over: null });
});
