import { expect, test } from 'vitest';
import { reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { byCard } from '#tests/kit/sources.ts';
import { accountOf, collateralBy, paymentBy, paymentsOf, planOf } from '#tests/kit/administered.ts';
import { approved, buys } from '#tests/kit/secured-purchase.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const reason = 'No answer to three letters';

/*
 * Computed apart from the code, with exact fractions: instalments of 43.81 at 8.9 % over 24 months. On 25 May four of
 * them are due: 148.40 of principal, 26.84 of interest, and three late fees of 8.00. Of the other 811.60, 15 of 31 days of
 * the next month have accrued 2.91. Paying off takes 960.00 + 26.84 + 2.91 + 24.00 = 1,013.75; by the schedule it is
 * 1,075.54.
 */

/**
 * Gold secures 960.00 in 24 months from 10 January of which nothing is paid: in default since 11 May. Its sale is
 * announced on that day.
 */
async function announced() {
  const kit = await approved(await opened('new-user'));
  const { backend, id } = kit;
  const { planId, userId } = await buys(kit);
  const until = async (day: string) => {
    await backend.wait(Date.parse(`${day}T11:00:00.000Z`) - Date.parse(await backend.now()));
    return reviewer(backend, administrators.COLLECTIONS);
  };
  const collections = await until('2027-05-11');
  expect(await collections.does('announceCollateralSale', id, { reason })).toMatchObject({
    status: 'PLEDGED',
    saleFrom: '2027-05-25',
  });
  const plan = () => planOf(backend, planId);
  const wallet = async () => (await accountOf(backend, userId)).walletBalance;
  const item = () => collateralBy(backend, id);
  return { ...kit, until, plan, wallet, item, planId };
}

test('sellCollateral below the debt pays what is due first, and the rest is still owed', async () => {
  const kit = await announced();
  const { backend, id, until, plan, wallet, planId } = kit;
  const collections = await until('2027-05-25');
  const sold = await collections.does('sellCollateral', id, { proceeds: euro(100_00), reason });
  expect(sold).toMatchObject({
    status: 'LIQUIDATED',
    shortfall: null,
    saleFrom: null,
    sale: { proceeds: euro(100_00), paid: euro(100_00), surplus: euro(0), stillOwed: euro(975_54) },
  });
  const payments = await paymentsOf(backend, planId);
  const payment = await paymentBy(backend, payments.at(-1)?.id ?? '');
  expect(payment).toMatchObject({
    purpose: 'INSTALMENT',
    status: 'SUCCEEDED',
    amount: euro(100_00),
    sources: [{ kind: 'COLLATERAL', amount: euro(100_00) }],
    allocations: [
      { lineNo: 1, component: 'INTEREST', amount: euro(7_12) },
      { lineNo: 1, component: 'PRINCIPAL', amount: euro(36_69) },
      { lineNo: 2, component: 'INTEREST', amount: euro(6_85) },
      { lineNo: 2, component: 'PRINCIPAL', amount: euro(36_96) },
      { lineNo: 3, component: 'INTEREST', amount: euro(6_57) },
      { lineNo: 3, component: 'PRINCIPAL', amount: euro(5_81) },
    ],
  });
  expect(await plan()).toMatchObject({ status: 'DEFAULTED' });
  expect(await wallet()).toEqual(euro(0));
});

test.each([
  ['as much as the debt', 1_013_75, 0],
  ['more than the debt', 1_200_00, 186_25],
])(
  'sellCollateral for %s, like simulateCollateralSale, pays the plan off, and the surplus is in the wallet',
  async (_how, proceeds, surplus) => {
    const kit = await announced();
    const { id, until, plan, wallet, item } = kit;
    const collections = await until('2027-05-25');
    const call = await collections.call(id, { proceeds: euro(proceeds), reason });
    const simulated = await kit.backend.get('simulateCollateralSale', call);
    expect(simulated).toMatchObject({ sale: { surplus: euro(surplus), stillOwed: euro(0) } });
    expect(await item()).toMatchObject({ status: 'PLEDGED', sale: null });
    const sold = await collections.does('sellCollateral', id, { proceeds: euro(proceeds), reason });
    expect(sold).toMatchObject({
      status: 'LIQUIDATED',
      sale: { paid: euro(1_013_75), surplus: euro(surplus), stillOwed: euro(0) },
    });
    expect(await plan()).toMatchObject({ status: 'SETTLED', principalLeft: euro(0) });
    expect(await wallet()).toEqual(euro(surplus));
  },
);

// 199.24 is due and 2.91 have accrued, so 797.85 reduce the principal: 13.75 are left, and 16 of 31 days of interest, 0.05.
test('sellCollateral: proceeds beyond the due amount reduce the principal', async () => {
  const { id, until, plan } = await announced();
  const collections = await until('2027-05-25');
  const sold = await collections.does('sellCollateral', id, { proceeds: euro(1_000_00), reason });
  expect(sold).toMatchObject({ sale: { surplus: euro(0), stillOwed: euro(13_80) } });
  expect(await plan()).toMatchObject({ status: 'ACTIVE', principalLeft: euro(13_75) });
});

test('sellCollateral: a cent less than the debt closes the plan: the rest is not collected', async () => {
  const { id, until, plan } = await announced();
  const collections = await until('2027-05-25');
  const sold = await collections.does('sellCollateral', id, { proceeds: euro(1_013_74), reason });
  expect(sold).toMatchObject({ sale: { paid: euro(1_013_74), surplus: euro(0), stillOwed: euro(0) } });
  expect(await plan()).toMatchObject({ status: 'SETTLED' });
});

test('sellCollateral is refused once nothing is past due: the notice is void', async () => {
  const { backend, id, until, plan, item, planId } = await announced();
  await until('2027-05-20');
  const payer = await person(backend, people.mira);
  const { version } = await plan();
  const body = {
    parts: [{ planId: planId, amount: euro(199_24), version }],
    ...byCard(await payer.card('good'), 199_24),
  };
  await backend.done(201, 'payPlans', { body }, payer.as);
  expect(await plan()).toMatchObject({ status: 'ACTIVE' });
  expect(await item()).toMatchObject({ status: 'PLEDGED', saleFrom: null });
  const collections = await until('2027-06-10');
  const { params, token, ifMatch } = await collections.call(id);
  const call = { params, body: { proceeds: euro(900_00), reason } };
  await backend.rejected('invalid-transition', 'sellCollateral', call, { token, ifMatch });
});

test('announceCollateralSale: the notice is void once reschedulePlan has changed the number of months', async () => {
  const { backend, until, plan, item, planId } = await announced();
  await until('2027-05-20');
  const payer = await person(backend, people.mira);
  const call = { params: { planId: planId }, body: { months: 12, reason: 'LESS_INCOME' } } as const;
  await backend.done(200, 'reschedulePlan', call, { ...payer.as, ifMatch: `"${(await plan()).version}"` });
  expect(await plan()).toMatchObject({ status: 'ACTIVE' });
  expect(await item()).toMatchObject({ status: 'PLEDGED', saleFrom: null });
});

watching?.transitions('suite/behaviour/collateral/sell');
