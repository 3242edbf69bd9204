import { openBackend } from '#tests/kit/backend.ts';
import { expect, test } from 'vitest';
import { reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { byCard } from '#tests/kit/sources.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';
import { balanceOf, checkBooks } from '#tests/mocks/models/kit/books.ts';
import { approved, buys } from '#tests/kit/secured-purchase.ts';

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
  const kit = await approved(await openBackend());
  const { backend, id } = kit;
  const { tables, clock } = backend.store;
  await buys(kit);
  const until = async (day: string) => {
    await backend.wait(Date.parse(`${day}T11:00:00.000Z`) - Date.parse(clock.now()));
    return reviewer(backend, administrators.COLLECTIONS);
  };
  const collections = await until('2027-05-11');
  const planId = tables.collaterals.get(id)?.pledgedTo?.planId ?? '';
  expect(await collections.does('announceCollateralSale', id, { reason })).toMatchObject({
    status: 'PLEDGED',
    saleFrom: '2027-05-25',
  });
  const plan = () => tables.plans.get(planId);
  const told = () => tables.inbox.all().map(({ title, body }) => `${title}. ${body}`);
  return { ...kit, until, plan, tables, told };
}

const wallet = ({ tables, plan }: Awaited<ReturnType<typeof announced>>) =>
  tables.users.get(plan()?.userId ?? '')?.walletBalance;

test('a sale below the debt pays what is due first, and the rest is still owed', async () => {
  const kit = await announced();
  const { id, until, tables, plan, told } = kit;
  expect(told()).toContainEqual(
    expect.stringMatching(
      /^Your collateral is going to be sold\. Plan PLN-\d+ is in default, so Gold chain, 750 may be sold from 25 May 2027\./,
    ),
  );
  const collections = await until('2027-05-25');
  const before = balanceOf(tables);
  const sold = await collections.does('sellCollateral', id, { proceeds: euro(100_00), reason });
  expect(sold).toMatchObject({
    status: 'LIQUIDATED',
    shortfall: null,
    saleFrom: null,
    sale: { proceeds: euro(100_00), paid: euro(100_00), surplus: euro(0), stillOwed: euro(975_54) },
  });
  const payment = tables.payments.by('planId', plan()?.id ?? '').at(-1);
  expect(payment).toMatchObject({
    purpose: 'INSTALMENT',
    status: 'SUCCEEDED',
    amount: 100_00,
    sources: [{ kind: 'COLLATERAL', label: 'Sale of Gold chain, 750', amount: 100_00 }],
    allocations: [
      { lineNo: 1, component: 'INTEREST', amount: euro(7_12) },
      { lineNo: 1, component: 'PRINCIPAL', amount: euro(36_69) },
      { lineNo: 2, component: 'INTEREST', amount: euro(6_85) },
      { lineNo: 2, component: 'PRINCIPAL', amount: euro(36_96) },
      { lineNo: 3, component: 'INTEREST', amount: euro(6_57) },
      { lineNo: 3, component: 'PRINCIPAL', amount: euro(5_81) },
    ],
  });
  expect(plan()).toMatchObject({ status: 'DEFAULTED' });
  expect(wallet(kit)).toEqual(euro(0));
  expect(balanceOf(tables)).toBe(before);
  checkBooks(tables);
});

test.each([
  ['as much as the debt', 1_013_75, 0],
  ['more than the debt', 1_200_00, 186_25],
])('a sale for %s pays the plan off, and the surplus is in the wallet', async (_how, proceeds, surplus) => {
  const kit = await announced();
  const { id, until, tables, plan, told } = kit;
  const collections = await until('2027-05-25');
  const before = balanceOf(tables);
  const call = await collections.call(id, { proceeds: euro(proceeds), reason });
  const simulated = await kit.backend.get('simulateCollateralSale', call);
  expect(simulated).toMatchObject({ sale: { surplus: euro(surplus), stillOwed: euro(0) } });
  expect(tables.collaterals.get(id)).toMatchObject({ status: 'PLEDGED', sale: null });
  const sold = await collections.does('sellCollateral', id, { proceeds: euro(proceeds), reason });
  expect(sold).toMatchObject({
    status: 'LIQUIDATED',
    sale: { paid: euro(1_013_75), surplus: euro(surplus), stillOwed: euro(0) },
  });
  expect(plan()).toMatchObject({ status: 'SETTLED', principalLeft: 0, shortfall: 0 });
  expect(tables.orders.get(plan()?.orderId ?? '')?.status).toBe('COMPLETED');
  expect(wallet(kit)).toEqual(euro(surplus));
  expect(balanceOf(tables)).toBe(before);
  checkBooks(tables);
  const more = surplus > 0 ? ' €186.25 more than you owed is in your wallet.' : '';
  expect(told()).toContainEqual(
    expect.stringMatching(
      new RegExp(
        String.raw`^Your collateral was sold\. Gold chain, 750, for .* It paid €1,013\.75 of plan PLN-\d+\.${more}$`,
      ),
    ),
  );
});

// 199.24 is due and 2.91 have accrued, so 797.85 reduce the principal: 13.75 are left, and 16 of 31 days of interest, 0.05.
test('proceeds beyond the due amount reduce the principal', async () => {
  const { id, until, tables, plan } = await announced();
  const collections = await until('2027-05-25');
  const sold = await collections.does('sellCollateral', id, { proceeds: euro(1_000_00), reason });
  expect(sold).toMatchObject({ sale: { surplus: euro(0), stillOwed: euro(13_80) } });
  expect(plan()).toMatchObject({ status: 'ACTIVE', principalLeft: 13_75 });
  checkBooks(tables);
});

test('a cent less than the debt closes the plan: the rest is not collected', async () => {
  const { id, until, tables, plan } = await announced();
  const collections = await until('2027-05-25');
  const sold = await collections.does('sellCollateral', id, { proceeds: euro(1_013_74), reason });
  expect(sold).toMatchObject({ sale: { paid: euro(1_013_74), surplus: euro(0), stillOwed: euro(0) } });
  expect(plan()).toMatchObject({ status: 'SETTLED' });
  checkBooks(tables);
});

test('the notice is void once nothing is past due', async () => {
  const { backend, id, until, tables, plan } = await announced();
  await until('2027-05-20');
  const payer = await person(backend, tables.users.get(plan()?.userId ?? '')?.phoneE164 ?? '');
  const { version } = plan() ?? { version: 0 };
  const body = {
    parts: [{ planId: plan()?.id ?? '', amount: euro(199_24), version }],
    ...byCard(await payer.card('good'), 199_24),
  };
  await backend.done(201, 'payPlans', { body }, payer.as);
  expect(plan()).toMatchObject({ status: 'ACTIVE' });
  expect(tables.collaterals.get(id)).toMatchObject({ status: 'PLEDGED', saleNoticeOn: null });
  const collections = await until('2027-06-10');
  const { params, token, ifMatch } = await collections.call(id);
  const call = { params, body: { proceeds: euro(900_00), reason } };
  await backend.rejected('invalid-transition', 'sellCollateral', call, { token, ifMatch });
});

test('the notice is void once its customer has changed the number of months', async () => {
  const { backend, id, until, tables, plan } = await announced();
  await until('2027-05-20');
  const payer = await person(backend, tables.users.get(plan()?.userId ?? '')?.phoneE164 ?? '');
  const call = { params: { planId: plan()?.id ?? '' }, body: { months: 12, reason: 'LESS_INCOME' } } as const;
  await backend.done(200, 'reschedulePlan', call, { ...payer.as, ifMatch: `"${plan()?.version}"` });
  expect(plan()).toMatchObject({ status: 'ACTIVE' });
  expect(tables.collaterals.get(id)).toMatchObject({ status: 'PLEDGED', saleNoticeOn: null });
});

takesTransitions('commands/collateral/sell');
