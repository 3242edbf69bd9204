import type { OperationName } from '#contracts/index.ts';
import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { versionOf } from '#tests/mocks/models/kit/world.ts';
import type { Item } from '#tests/suite/models/collateral/model.ts';
import { plain, type Real, withItem } from './real.ts';

const reason = 'No answer to three letters';
const NOTICE_DAYS = 14;

/** The administrator who may sell is not the reviewer. */
function asks(real: Real, name: OperationName, { id }: Item, body: object, codes: readonly string[]) {
  const version = real.backend.store.tables.collaterals.get(id)?.version;
  const call = { params: { collateralId: id }, body, ...real.reviewers.other, ifMatch: `"${version}"` };
  return real.sends(name, call, codes);
}

const secures = ({ status }: Item) => status === 'PLEDGED' || status === 'SHORTFALL';
const expectedCodes = ['invalid-transition'];

export const announces = withItem('announces the sale of', async (model, real, item) => {
  const can = secures(item) && model.isInDefault && item.toldOn === null;
  if (await asks(real, 'announceCollateralSale', item, { reason }, can ? [] : expectedCodes))
    item.toldOn = model.today;
});

/** Sequences end with a sale: what it pays belongs to the test of sales. */
export const sells = (currency: 'EUR' | 'JPY') =>
  withItem(`sells for ${currency}`, async (model, real, item) => {
    const isTold = item.toldOn !== null && model.today >= item.toldOn + NOTICE_DAYS;
    const can = secures(item) && model.isInDefault && isTold;
    const codes = [
      ...(can ? [] : expectedCodes),
      ...(model.isBankDeciding ? ['payment-in-progress'] : []),
      ...(currency === 'EUR' ? [] : ['currency-mismatch']),
    ];
    if (codes.length === 0) return;
    const proceeds = { amountMinor: 500_00, currency };
    await asks(real, 'sellCollateral', item, { proceeds, reason }, codes);
  });

export const paysSlowly = plain('pays 50.00 with a card whose bank takes its time', async (model, real) => {
  const { planId, as, slowCardId } = real;
  const parts = [{ planId, amount: euro(50_00), version: versionOf(real, planId) }];
  await real.sends('payPlans', { body: { parts, ...byCard(slowCardId, 50_00) }, ...as });
  model.isBankDeciding = true;
});
