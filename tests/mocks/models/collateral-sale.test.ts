import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { approved, buys } from '#tests/kit/secured-purchase.ts';
import { balanceOf, checkBooks } from './kit/books.ts';
import { seed } from './kit/run.ts';

const DAY = 24 * 60 * 60_000;
const reason = 'No answer to three letters';

/** A plan in default that gold and a camera secure; their sale was announced on 11 May. */
async function inDefault() {
  const kit = await approved(await openBackend());
  await buys(kit);
  const { id: camera } = await kit.collateral.handsIn(kit.orderId, 'ELECTRONICS', 400_00);
  await kit.risk.approves(camera, 400_00);
  const { store, wait } = kit.backend;
  await wait(Date.parse('2027-05-11T11:00:00.000Z') - Date.parse(store.clock.now()));
  const collections = await reviewer(kit.backend, administrators.COLLECTIONS);
  for (const id of [kit.id, camera]) await collections.does('announceCollateralSale', id, { reason });
  return { ...kit, camera, tables: store.tables };
}

/** In minor units; the debt is 1,013.75 on the first day on which it can be sold. */
const proceeds = fc.oneof(
  fc.integer({ min: 1, max: 1_300_00 }),
  fc.integer({ min: 1_013_00, max: 1_014_50 }),
);

const sales = fc.record({
  amounts: fc.tuple(proceeds, proceeds),
  /** Days after the first day of the sale. */
  days: fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })),
  refunds: fc.boolean(),
});

test('no cent of a sale is created or lost, also when it is refunded', async () => {
  await fc.assert(
    fc.asyncProperty(sales, async ({ amounts, days, refunds }) => {
      const { backend, id: gold, camera, tables } = await inDefault();
      const planId = tables.collaterals.get(gold)?.pledgedTo?.planId ?? '';
      const userId = tables.plans.get(planId)?.userId ?? '';
      const walletOf = () => tables.users.get(userId)?.walletBalance.amountMinor ?? 0;
      const before = balanceOf(tables);
      for (const [index, id] of [gold, camera].entries()) {
        await backend.wait(((index === 0 ? 14 : 1) + (days[index] ?? 0)) * DAY);
        const amount = amounts[index] ?? 1;
        const isInDefault = tables.plans.get(planId)?.status === 'DEFAULTED';
        const collections = await reviewer(backend, administrators.COLLECTIONS);
        const call = await collections.call(id, { proceeds: euro(amount), reason });
        const inWallet = walletOf();
        const { body } = await backend.ask('sellCollateral', call);
        const item = tables.collaterals.get(id);
        // where the first sale paid what was past due, the other is not sold
        if (!isInDefault) expect(body).toMatchObject({ code: 'invalid-transition' });
        else {
          const credited = walletOf() - inWallet;
          expect(item).toMatchObject({ status: 'LIQUIDATED', sale: { proceeds: amount, surplus: credited } });
          const plan = tables.plans.get(planId);
          if ((item?.sale?.surplus ?? 0) > 0)
            expect(plan).toMatchObject({ status: 'SETTLED', principalLeft: 0 });
        }
        expect(balanceOf(tables)).toBe(before);
        checkBooks(tables);
      }
      if (!refunds) return;
      await backend.wait(DAY);
      const { paymentId = '' } = tables.collaterals.get(gold)?.sale ?? {};
      const token = await backend.signIn(people.administrator);
      const params = { paymentId };
      const { version } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
      const refund = { amount: euro(1), reason: 'GOODWILL', note: null } as const;
      await backend.done(201, 'createRefund', { params, body: refund }, { token, ifMatch: `"${version}"` });
      expect(balanceOf(tables)).toBe(before);
      checkBooks(tables);
    }),
    { numRuns: 40, seed },
  );
});
