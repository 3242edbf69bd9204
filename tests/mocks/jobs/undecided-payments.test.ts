import { describe, expect, test } from 'vitest';
import { failLater } from '#mocks/commands/payments/charge.ts';
import { HOUR } from '#mocks/time/business-time.ts';
import { isWithBank } from '#mocks/rules/payment-attempts.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';

// A payment counts from the day on which it was begun, also when it is decided after a midnight that changes its plan.

type Call = 'payPlans' | 'prepayPlan' | 'settlePlan';

/**
 * The worked example, whose line 1 is charged a fee on 16 February. Its customer begins a payment a second before that day
 * in Berlin; it is one second past midnight now.
 */
async function afterMidnight(card: 'slow' | 'confirm', call: Call = 'payPlans', amountMinor = 183_69) {
  const backend = await openBackend();
  const customer = await planHolder(backend);
  await customer.until('2027-02-15');
  const sources = byCard(await customer.card(card), amountMinor);
  const { version } = await customer.plan();
  await backend.wait(Date.parse('2027-02-15T22:59:59.000Z') - Date.parse(backend.store.clock.now()));
  const phone = backend.store.tables.users.get(customer.userId)?.phoneE164 ?? '';
  const as = { token: await backend.signIn(phone) }; // the session has ended by then
  const { params } = customer;
  const amount = euro(amountMinor);
  const { status } = await {
    payPlans: () =>
      backend.ask('payPlans', { body: { parts: [{ ...params, amount, version }], ...sources }, ...as }),
    prepayPlan: () =>
      backend.ask('prepayPlan', {
        params,
        body: { amount, mode: 'LOWER_INSTALMENT', ...sources },
        ...as,
        ifMatch: `"${version}"`,
      }),
    settlePlan: () => backend.ask('settlePlan', { params, body: { amount, ...sources }, ...as }),
  }[call]();
  expect(status).toBe(202);
  await backend.wait(2_000);
  const plan = () => backend.done(200, 'getPlan', { params }, as);
  /** The titles of the inbox in the morning, when quiet hours are over. */
  const titles = async () => {
    await backend.wait(10 * HOUR);
    const token = await backend.signIn(phone);
    return (await backend.done(200, 'listInbox', { query: {} }, { token })).items.map(({ title }) => title);
  };
  const undecided = backend.store.tables.payments.by('planId', customer.planId).at(-1);
  const answers = (result: 'CONFIRMED' | 'REFUSED') =>
    backend.ask('confirmPayment', { params: { paymentId: undecided?.id ?? '' }, body: { result }, ...as });
  const line = async () => (await backend.done(200, 'getSchedule', { params }, as)).lines[1];
  return { backend, customer, as, plan, line, titles, answers };
}

const inTime = { status: 'ACTIVE', lateFees: { charged: euro(0) } };
const late = { status: 'OVERDUE', lateFees: { charged: euro(8_00) } };

describe('at the midnight on which a plan becomes late', () => {
  test.each(['slow', 'confirm'] as const)(
    'lines and figures stay in time with the plan while a %s card pays what is due',
    async (card) => {
      const { backend, customer, as, plan, line } = await afterMidnight(card);
      expect(await plan()).toMatchObject({
        ...inTime,
        bankConfirming: true,
        dueNow: euro(183_69),
        overdue: euro(0),
        daysPastDue: 0,
        lateFees: { charged: euro(0), next: null },
      });
      expect(await line()).toMatchObject({ status: 'IN_GRACE', openMinor: 183_69 });
      const { currencies } = await backend.done(200, 'getComingPayments', {}, as);
      expect(currencies).toMatchObject([
        {
          overdue: euro(0),
          months: [{ payments: [{ bankConfirming: true, status: 'IN_GRACE' }] }, ...Array(5).fill({})],
        },
      ]);
      const admin = { token: await backend.signIn(people.administrator) };
      const planView = await backend.done(200, 'getPlanAsAdministrator', { params: customer.params }, admin);
      expect(planView).toMatchObject({ lateness: 'NOT_DUE', daysPastDue: 0 });
      const user = { params: { userId: customer.userId } };
      expect(await backend.done(200, 'getUser', user, admin)).toMatchObject({ pastDue: 'NO' });
    },
  );

  test('a payment of a part keeps the figures of the day on which it was begun', async () => {
    const { plan, line } = await afterMidnight('confirm', 'payPlans', 50_00);
    expect(await plan()).toMatchObject({
      ...inTime,
      bankConfirming: true,
      overdue: euro(133_69),
      daysPastDue: 5,
      lateFees: { next: { lineNo: 1, lastDay: '2027-02-15', daysLeft: 0, amount: euro(8_00) } },
    });
    expect(await line()).toMatchObject({ status: 'IN_GRACE' });
  });

  test('a plan that was overdue stays so, with its figures, until the bank decides', async () => {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    await customer.until('2027-02-20');
    await customer.pays(191_69, 'slow');
    expect(await customer.plan()).toMatchObject({
      status: 'OVERDUE',
      overdue: euro(191_69),
      daysPastDue: 10,
    });
  });

  test('there is no fee and no message while the bank decides, nor when it accepts', async () => {
    const { backend, plan, titles } = await afterMidnight('slow');
    expect(await plan()).toMatchObject({ bankConfirming: true, ...inTime });
    await backend.wait(2_000);
    expect(await plan()).toMatchObject({ bankConfirming: false, dueNow: euro(0), ...inTime });
    expect(await titles()).not.toContain('€183.69 is overdue');
  });

  test('a payment that the bank refuses afterwards leaves the plan as late as without it', async () => {
    const { backend, customer, plan } = await afterMidnight('slow');
    expect(await plan()).toMatchObject({ bankConfirming: true, ...inTime });
    await backend.store.transact(({ tables }) => {
      const payment = tables.payments.by('planId', customer.planId).find(({ status }) => isWithBank(status));
      const context = { tables, now: backend.store.clock.now(), today: '2027-02-16' as const };
      if (payment) failLater(context, payment, 'insufficient-funds');
    });
    expect(await plan()).toMatchObject({ bankConfirming: false, ...late });
  });

  test.each([
    { call: 'payPlans', amountMinor: 183_69, after: { ...inTime, dueNow: euro(0) } },
    // 6.30 + 177.39 are due, and 1.08 is the interest of 922.61 for 5 of 28 days, R(922.61 x 7 % / 12 x 5/28) = 0.96
    { call: 'prepayPlan', amountMinor: 200_00, after: { ...inTime, dueNow: euro(0) } },
  ] as const)(
    'what its customer confirms afterwards counts from the day before: $call',
    async ({ call, amountMinor, after }) => {
      const { plan, answers, titles } = await afterMidnight('confirm', call, amountMinor);
      expect(await plan()).toMatchObject(inTime);
      expect((await answers('CONFIRMED')).body).toMatchObject({ status: 'SUCCEEDED' });
      expect(await plan()).toMatchObject(after);
      expect(await titles()).not.toContain('€183.69 is overdue');
    },
  );

  test.each(['REFUSED', 'unanswered'] as const)(
    'a confirmation that is %s leaves the plan as late as without it',
    async (answer) => {
      const { backend, customer, plan, answers, titles } = await afterMidnight('confirm');
      expect(await plan()).toMatchObject(inTime);
      if (answer === 'REFUSED') await answers(answer);
      expect(await titles()).toContain('€183.69 is overdue');
      const { status, lines } = backend.store.tables.plans.get(customer.planId) ?? { lines: [] };
      expect([status, lines[1]?.feeChargedMinor]).toEqual(['OVERDUE', 8_00]);
    },
  );
});

test('a card whose bank takes its time is collected from in each month', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend);
  await customer.collectsBy('slow');
  await customer.until('2027-06-20'); // five of the six instalments
  const { plans, payments } = backend.store.tables;
  const collected = payments.by('planId', customer.planId).filter(({ automatic }) => automatic);
  expect(collected.map(({ status }) => status)).toEqual(Array(5).fill('SUCCEEDED'));
  const plan = plans.get(customer.planId);
  expect(plan?.lines.map(({ paidOn }) => paidOn)).toEqual([
    '2027-01-10',
    '2027-02-10',
    '2027-03-10',
    '2027-04-12', // 10 April is a Saturday
    '2027-05-10',
    '2027-06-10',
    null,
  ]);
});

test('a card refused for good is charged once more if its customer chooses it', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend);
  const cardTokenId = await customer.card('declined');
  const choose = async () => {
    const ifMatch = `"${(await customer.plan()).version}"`;
    const call = { params: customer.params, body: { cardTokenId }, ...customer.as, ifMatch };
    return backend.done(200, 'setAutopay', call);
  };
  await choose();
  await customer.until('2027-02-10');
  expect((await choose()).autopay).toMatchObject({ stopped: false });
  await customer.until('2027-02-12');
  expect((await customer.plan()).autopay).toMatchObject({ stopped: true });
  const collected = backend.store.tables.payments
    .by('planId', customer.planId)
    .filter(({ automatic }) => automatic);
  expect(collected.map(({ attempts }) => attempts.map(({ code }) => code))).toEqual([
    ['card-declined'],
    ['card-declined'],
  ]);
});

describe('a payment that is under way when the saved card would be charged', () => {
  /** On the midnight before the first due date its customer has just begun a payment of their own. */
  async function underWay(card: 'slow' | 'confirm', amountMinor: number) {
    const backend = await openBackend();
    const customer = await planHolder(backend);
    await customer.until('2027-02-09');
    await customer.collectsBy('good');
    const sources = byCard(await customer.card(card), amountMinor);
    const { version } = await customer.plan();
    await backend.wait(Date.parse('2027-02-09T22:59:59.000Z') - Date.parse(backend.store.clock.now()));
    const phone = backend.store.tables.users.get(customer.userId)?.phoneE164 ?? '';
    const as = { token: await backend.signIn(phone) };
    const part = { ...customer.params, amount: euro(amountMinor), version };
    expect((await backend.ask('payPlans', { body: { parts: [part], ...sources }, ...as })).status).toBe(202);
    const { plans, payments } = backend.store.tables;
    const collected = () => payments.by('planId', customer.planId).filter(({ automatic }) => automatic);
    const due = () => plans.get(customer.planId)?.lines[1];
    return { backend, as, payments, customer, collected, due };
  }

  test('the card is charged on that day if its customer refuses to confirm', async () => {
    const { backend, as, payments, customer, collected } = await underWay('confirm', 183_69);
    await backend.wait(2_000);
    await backend.done(200, 'getPlan', { params: customer.params }, as);
    expect(collected()).toEqual([]);
    const { id } = payments.by('planId', customer.planId).at(-1) ?? { id: '' };
    await backend.ask('confirmPayment', { params: { paymentId: id }, body: { result: 'REFUSED' }, ...as });
    await backend.done(200, 'getPlan', { params: customer.params }, as);
    expect(collected()).toMatchObject([{ status: 'SUCCEEDED', amount: 183_69 }]);
    expect(backend.store.tables.plans.get(customer.planId)?.lines[1]?.paidOn).toBe('2027-02-10');
  });

  test('the card is charged for the rest of a payment that pays a part', async () => {
    const { backend, collected, due } = await underWay('slow', 100_00);
    await backend.wait(1_000); // the day begins
    await backend.get('getConfig');
    expect(collected()).toEqual([]);
    await backend.wait(2_000);
    await backend.get('getConfig');
    expect(collected()).toMatchObject([{ status: 'SUCCEEDED', amount: 83_69 }]);
    expect(due()).toMatchObject({ paidOn: '2027-02-10', feeChargedMinor: 0 });
  });
});
