import { expect, test } from 'vitest';
import type { Account } from '#contracts/books/account.ts';
import type { EntryKind } from '#contracts/books/posting.ts';
import { paymentBy, planOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { opened } from '#tests/suite/backend.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

async function postings(backend: Provider, filter: object = {}) {
  const { token } = await backend.session(people.administrator);
  const items = await backend.every('listPostings', { token, query: { filter } });
  return items.map(({ debit, credit, ...posting }) => ({
    ...posting,
    net: debit.amountMinor - credit.amountMinor,
  }));
}

/** The net debit of accounts by name, of some postings. */
const netOf = (items: Awaited<ReturnType<typeof postings>>) =>
  Object.fromEntries(
    [...Map.groupBy(items, ({ account }) => account)].map(([account, of]) => [
      account,
      sum(of.map(({ net }) => net)),
    ]),
  );

/** The legs of the only entry of a kind. */
const entry = async (backend: Provider, kind: EntryKind, filter: object = {}) =>
  netOf(await postings(backend, { kind: [kind], ...filter }));

async function balances(backend: Provider): Promise<Partial<Record<Account, number>>> {
  const { token } = await backend.session(people.administrator);
  const { months } = await backend.get('getBooks', { token, query: { months: 1 } });
  return Object.fromEntries(
    (months[0]?.accounts ?? []).map(({ account, closingMinor }) => [account, closingMinor]),
  );
}

/** The worked example of docs/domain.md: 1,080.00 at 7 % from 10 January. */
async function worked() {
  const backend = await opened('new-user');
  return { backend, holder: await planHolder(backend) };
}

test('listPostings has the purchase and its down payment', async () => {
  const { backend, holder } = await worked();
  const ofPlan = { planId: [holder.planId] };
  expect(await entry(backend, 'PURCHASE', ofPlan)).toEqual({
    PRINCIPAL: 1080_00,
    DOWN_PAYMENTS: 120_00,
    SALES: -1200_00,
  });
  expect(await entry(backend, 'PAYMENT', ofPlan)).toEqual({ CASH: 120_00, DOWN_PAYMENTS: -120_00 });
});

test('listPostings has the interest of each day: 2.03 until the tenth day of the worked example', async () => {
  const { backend, holder } = await worked();
  await holder.until('2027-01-20');
  const days = await postings(backend, { kind: ['INTEREST'], account: ['INTEREST_INCOME'] });
  expect(days).toHaveLength(10);
  expect(sum(days.map(({ net }) => net))).toBe(-2_03);
  expect(await balances(backend)).toMatchObject({ ACCRUED_INTEREST: 2_03, INTEREST_INCOME: 2_03 });
  await holder.until('2027-02-10');
  expect(await balances(backend)).toMatchObject({ ACCRUED_INTEREST: 6_30 });
});

test('getBooks: interest that is paid before it is earned is owed to the customer until then', async () => {
  const { backend, holder } = await worked();
  await holder.pays(183_69);
  expect(await entry(backend, 'PAYMENT', { account: ['PRINCIPAL', 'INTEREST_PAID_EARLY'] })).toEqual({
    PRINCIPAL: -177_39,
    INTEREST_PAID_EARLY: -6_30,
  });
  await holder.until('2027-01-20');
  expect(await balances(backend)).toMatchObject({ ACCRUED_INTEREST: 0, INTEREST_PAID_EARLY: 4_27 });
});

test('getBooks: a settlement gives interest back that was paid for later days', async () => {
  const { backend, holder } = await worked();
  await holder.pays(183_69);
  await holder.until('2027-01-20');
  const quote = await backend.done(
    200,
    'quoteSettlement',
    { params: holder.params, body: { on: null } },
    holder.as,
  );
  await holder.settles(quote.amount.amountMinor);
  expect(await balances(backend)).toMatchObject({
    PRINCIPAL: 0,
    ACCRUED_INTEREST: 0,
    INTEREST_PAID_EARLY: 0,
    INTEREST_INCOME: 2_03,
    CASH: 1202_03,
  });
  expect(await postings(backend, { kind: ['MOVED'] })).not.toEqual([]);
});

test('getBooks: a late fee is income when it is charged, and taken off when it is waived', async () => {
  const { backend, holder } = await worked();
  await holder.until('2027-02-16');
  expect(await balances(backend)).toMatchObject({ FEES: 8_00, FEE_INCOME: 8_00 });
  await holder.pays(191_69);
  const { token } = await backend.session(people.administrator);
  const call = { params: holder.params, body: { lineNo: 1, reason: 'The letter came late' } };
  const { version } = await planOf(backend, holder.planId);
  await backend.done(200, 'waiveFees', call, { token, ifMatch: `"${version}"` });
  expect(await balances(backend)).toMatchObject({ FEES: 0, FEES_WAIVED: 8_00, CUSTOMER_CREDIT: 8_00 });
});

test('listPostings: a refund is an entry of its own day, and what was paid is owed again', async () => {
  const { backend, holder } = await worked();
  await holder.until('2027-02-10');
  await holder.pays(183_69);
  const paid = await postings(backend, { kind: ['PAYMENT'], day: { gte: '2027-02-10' } });
  const payment = await paymentBy(backend, paid[0]?.paymentId ?? '');
  await holder.until('2027-03-01');
  const call = {
    params: { paymentId: payment.id },
    body: {
      amount: { amountMinor: 180_00, currency: 'EUR' as const },
      reason: 'GOODWILL' as const,
      note: null,
    },
  };
  const { token } = await backend.session(people.administrator);
  await backend.done(201, 'createRefund', call, { token, ifMatch: `"${payment.version}"` });
  const refund = await postings(backend, { kind: ['REFUND'] });
  expect(new Set(refund.map(({ day }) => day))).toEqual(new Set(['2027-03-01']));
  expect(netOf(refund)).toEqual({ CASH: -180_00, PRINCIPAL: 177_39, ACCRUED_INTEREST: 2_61 });
});

test('getBooks: what is written off is lost, and what of it is paid after all is not', async () => {
  const { backend, holder } = await worked();
  await holder.until('2027-05-11');
  const { version } = await planOf(backend, holder.planId);
  const as = { token: (await backend.session(people.administrator)).token, ifMatch: `"${version}"` };
  const approval = await backend.done(
    202,
    'writeOffPlan',
    { params: holder.params, body: { reason: 'The court has opened the insolvency' } },
    as,
  );
  const approver = (await backend.session(people.approver)).token;
  await backend.done(
    200,
    'approveApproval',
    { params: { approvalId: approval.id } },
    { token: approver, ifMatch: `"${approval.version}"` },
  );
  const before = await balances(backend);
  expect(before).toMatchObject({ PRINCIPAL: 0, ACCRUED_INTEREST: 0, FEES: 0 });
  expect(before.WRITE_OFFS).toBeGreaterThan(1080_00);
  await holder.until('2027-06-01');
  expect(await balances(backend)).toEqual(before);
  await holder.pays(100_00);
  expect(await balances(backend)).toMatchObject({
    PRINCIPAL: 0,
    WRITE_OFFS: Number(before.WRITE_OFFS) - 100_00,
  });
});

test.each(['happy', 'one-of-each', 'overdue-fee', 'defaulted', 'no-data'])(
  'getBooks adds up to the figures of the dashboard, and its journal to it: %s',
  async (scenario) => {
    const backend = await opened(scenario);
    const { token } = await backend.session(people.administrator);
    const { months, businessDate } = await backend.get('getBooks', { token, query: { months: 12 } });
    const figure = async (name: 'gmv' | 'collected' | 'outstanding', to: string, days: number) => {
      const { value } = await backend.get('getFigure', {
        token,
        params: { figure: name },
        query: { to, days },
      });
      return value.unit === 'MONEY' ? value.amount.amountMinor : null;
    };
    expect(months).toHaveLength(12);
    for (const { month, soldMinor, collectedMinor, accounts } of months.slice(0, 3)) {
      const [year = 0, no = 0] = month.split('-').map(Number);
      const days = new Date(Date.UTC(year, no, 0)).getUTCDate();
      const last = `${month}-${days}`;
      expect([month, soldMinor]).toEqual([month, await figure('gmv', last, days)]);
      expect([month, collectedMinor]).toEqual([month, await figure('collected', last, days)]);
      const day = { gte: `${month}-01`, lte: last };
      const page = await backend.get('listPostings', {
        token,
        query: { filter: { day }, total: true, limit: 1 },
      });
      const euros = (sums: readonly { amountMinor: number; currency: string }[] = []) =>
        sums.find(({ currency }) => currency === 'EUR')?.amountMinor ?? 0;
      expect(euros(page.sums?.debit)).toBe(euros(page.sums?.credit));
      expect(euros(page.sums?.debit)).toBe(sum(accounts.map(({ debitMinor }) => debitMinor)));
      expect(euros(page.sums?.credit)).toBe(sum(accounts.map(({ creditMinor }) => creditMinor)));
    }
    expect(months[0]?.principalMinor).toBe(await figure('outstanding', businessDate, 28));
    for (const [index, { accounts }] of months.slice(0, -1).entries())
      expect(accounts.map(({ openingMinor }) => openingMinor)).toEqual(
        months[index + 1]?.accounts.map(({ closingMinor }) => closingMinor),
      );
  },
);
