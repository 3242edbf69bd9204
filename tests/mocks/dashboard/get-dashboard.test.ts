import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { euro } from '#tests/kit/money.ts';
import { administrator } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';

test('the figures of the dashboard and its latest rows are those of the lists', async () => {
  const backend = await openBackend({ scenario: 'happy', running: true });
  const as = { token: await backend.signIn(people.administrator) };
  const { done } = backend;
  const count = { limit: 1, total: true } as const;
  const dashboard = await done(200, 'getDashboard', {}, as);

  const totals = {
    customers: await done(200, 'listUsers', { query: count }, as),
    overduePlans: await done(
      200,
      'listAllPlans',
      { query: { ...count, filter: { status: ['OVERDUE'] } } },
      as,
    ),
    activePlans: await done(200, 'listAllPlans', { query: { ...count, filter: { status: ['ACTIVE'] } } }, as),
    failedPayments: await done(
      200,
      'listAllPayments',
      { query: { ...count, filter: { status: ['FAILED'] } } },
      as,
    ),
    paymentsInProgress: await done(
      200,
      'listAllPayments',
      { query: { ...count, filter: { status: ['PROCESSING', 'REQUIRES_ACTION', 'PENDING'] } } },
      as,
    ),
    collateralToReview: await done(
      200,
      'listAllCollaterals',
      { query: { ...count, filter: { status: ['SUBMITTED', 'UNDER_REVIEW'] } } },
      as,
    ),
    budgetsToReview: await done(
      200,
      'listAllOrders',
      { query: { ...count, filter: { budgetReview: ['PENDING'] } } },
      as,
    ),
    approvalsWaiting: await done(
      200,
      'listApprovals',
      { query: { ...count, filter: { status: ['PENDING'] } } },
      as,
    ),
    unpaidOrders: await done(
      200,
      'listAllOrders',
      { query: { ...count, filter: { status: ['AWAITING_DOWN_PAYMENT'] } } },
      as,
    ),
    batchesToApprove: await done(
      200,
      'listBatches',
      { query: { ...count, filter: { status: ['PENDING_APPROVAL'] } } },
      as,
    ),
    notesDue: await done(
      200,
      'listUsers',
      { query: { ...count, filter: { noteDueOn: { lte: dashboard.businessDate } } } },
      as,
    ),
    scheduledNotifications: await done(
      200,
      'listNotifications',
      { query: { ...count, filter: { status: ['SCHEDULED'] } } },
      as,
    ),
  };
  expect(dashboard.figures).toEqual(
    Object.fromEntries(Object.entries(totals).map(([name, { total }]) => [name, total])),
  );

  expect(dashboard.latestOrders).toEqual(
    (await done(200, 'listAllOrders', { query: { sort: ['-createdAt'], limit: 5 } }, as)).items,
  );
  expect(dashboard.latestPayments).toEqual(
    (await done(200, 'listAllPayments', { query: { sort: ['-createdAt'], limit: 5 } }, as)).items,
  );
});

test('due today counts every open line of the day, as the list of plans does', async () => {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  await holder.pays(183_69);
  await holder.until('2027-02-12');
  const as = await administrator(backend).signsIn();
  const payment = backend.store.tables.payments
    .by('planId', holder.planId)
    .find(({ amount }) => amount === 183_69);
  const body = { amount: euro(183_69), reason: 'GOODWILL' as const, note: null };
  const call = { params: { paymentId: payment?.id ?? '' }, body };
  await backend.done(201, 'createRefund', call, { ...as, ifMatch: `"${payment?.version}"` });
  await holder.until('2027-03-10'); // both instalments are due
  const token = await backend.signIn(people.administrator);
  const { value } = await backend.get('getFigure', { token, params: { figure: 'due-today' } });
  expect(value).toMatchObject({ amount: euro(2 * 183_69) });
  const query = { total: true, filter: { nextDue: { gte: '2027-03-10', lte: '2027-03-10' } } };
  const { sums } = await backend.get('listAllPlans', { token, query });
  expect(sums?.dueNow).toEqual([euro(2 * 183_69)]);
});

test('due today counts the late fee of a line that was moved to the day', async () => {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-20'); // due on the tenth, with a fee of €8.00 since
  const as = await administrator(backend).signsIn();
  const { version } = await holder.plan();
  const call = { params: holder.params, body: { days: 14, reason: 'The flood in the valley' } };
  await backend.done(200, 'extendPlan', call, { ...as, ifMatch: `"${version}"` });
  await holder.until('2027-02-24');
  const token = await backend.signIn(people.administrator);
  const { value } = await backend.get('getFigure', { token, params: { figure: 'due-today' } });
  expect(value).toMatchObject({ amount: euro(183_69 + 8_00) });
});

test.each([
  ['2027-02-10', '2027-02-10', 0, 0],
  ['2027-02-11', '2027-02-11', 0, 183_69], // paid a day late
  [null, '2027-02-10', 183_69, 183_69],
  [null, '2027-02-11', 0, 183_69], // not due today any more
] as const)(
  'an instalment paid on %s is due on %s: %i, and was on 10 February: %i',
  async (paidOn, day, due, then) => {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    await holder.until(paidOn ?? day);
    if (paidOn) await holder.pays(183_69);
    await holder.until(day);
    const token = await backend.signIn(people.administrator);
    const call = { params: { figure: 'due-today' }, query: { days: 7 }, token } as const;
    const { value, trend } = await backend.get('getFigure', call);
    expect(value).toMatchObject({ amount: { amountMinor: due } });
    const step = trend.find((each) => each.day === '2027-02-10');
    expect(step?.value).toMatchObject({ amount: { amountMinor: then } });
  },
);
