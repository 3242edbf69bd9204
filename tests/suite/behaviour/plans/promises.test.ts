import { describe, expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { MINUTE } from '#mocks/time/business-time.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';

const promised = { amount: euro(100_00), date: '2027-02-20', note: 'The wage comes on Friday' };

/** The worked example a week after its first due date, with a promise of 100.00 until the 20th. */
async function withPromise(before: (holder: PlanHolder) => Promise<unknown> = async () => undefined) {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-17');
  await before(holder);
  await backend.wait(MINUTE);
  const collections = { token: await backend.signIn(administrators.COLLECTIONS) };
  const { params, planId } = holder;
  const ifMatch = `"${backend.store.tables.plans.get(planId)?.version}"`;
  const plan = await backend.done(
    200,
    'recordPromise',
    { params, body: promised },
    { ...collections, ifMatch },
  );
  const promise = () => backend.store.tables.plans.get(planId)?.promise;
  const events = () => backend.store.tables.auditEvents.by('entityId', planId);
  return { backend, holder, plan, promise, events };
}

describe('a promise to pay', () => {
  test('is shown with the plan, sent to its customer, and in the audit with its note', async () => {
    const { backend, holder, plan, events } = await withPromise();
    expect(plan.promise).toMatchObject({ amount: euro(100_00), date: '2027-02-20', status: 'OPEN' });
    expect(plan.actions).toContainEqual(
      expect.objectContaining({
        action: 'promise',
        allowed: false,
        reason: 'The customer has promised to pay by 20 February 2027.',
      }),
    );
    const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
    expect(items.map(({ title }) => title)).toContain('You promised to pay €100.00');
    expect(events().find(({ action }) => action === 'plan.promise-recorded')?.note).toBe(promised.note);
  });

  test('is kept when the amount is paid, also in parts, by the next morning', async () => {
    const { holder, promise, events } = await withPromise();
    await holder.pays(40_00);
    await holder.until('2027-02-18');
    expect(promise()).toMatchObject({ status: 'OPEN' });
    await holder.pays(60_00);
    await holder.until('2027-02-19');
    expect(promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
    expect(events().find(({ action }) => action === 'plan.promise-checked')?.actor.kind).toBe('SYSTEM');
  });

  test('is open on its last day, and broken on the next when less was paid', async () => {
    const { holder, promise } = await withPromise();
    await holder.pays(99_99);
    await holder.until('2027-02-20');
    expect(promise()).toMatchObject({ status: 'OPEN' });
    await holder.until('2027-02-21');
    expect(promise()).toMatchObject({ status: 'BROKEN', received: euro(99_99) });
  });

  test('is not kept by a payment after its day, however late it is checked', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.until('2027-02-21');
    await holder.pays(100_00);
    await backend.wait(20 * 86_400_000);
    expect(promise()).toMatchObject({ status: 'BROKEN', received: euro(0) });
  });

  test('a promise is kept by paying the plan off, which takes less than its schedule', async () => {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    await holder.until('2027-02-17');
    const token = await backend.signIn(administrators.COLLECTIONS);
    const { leftToPay: amount, version } = await holder.plan(); // 1,102.16 and the fee of 8.00
    const call = { params: holder.params, body: { ...promised, amount } };
    await backend.done(200, 'recordPromise', call, { token, ifMatch: `"${version}"` });
    const quote = await backend.done(200, 'quoteSettlement', { ...call, body: { on: null } }, holder.as);
    await holder.settles(quote.amount.amountMinor);
    await holder.until('2027-02-18');
    const promise = backend.store.tables.plans.get(holder.planId)?.promise;
    expect(promise).toMatchObject({ status: 'KEPT', received: quote.amount });
    expect(quote.amount.amountMinor).toBeLessThan(amount.amountMinor);
  });

  test('is kept by a payment that was declined before it and retried since', async () => {
    const { backend, holder, promise } = await withPromise(({ pays }) => pays(100_00, 'poor'));
    const { payments } = backend.store.tables;
    const params = { paymentId: payments.by('planId', holder.planId).at(-1)?.id ?? '' };
    await holder.until('2027-02-18');
    const body = byCard(await holder.card('good'), 100_00);
    await backend.done(200, 'retryPayment', { params, body }, holder.as);
    await holder.until('2027-02-19');
    expect(promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
    const { events } = await backend.done(200, 'getPlanActivity', { params: holder.params }, holder.as);
    const paid = events.find((event) => event.kind === 'PAYMENT' && event.paymentId === params.paymentId);
    expect(paid?.on).toBe('2027-02-18');
  });

  test('is kept by a payment that was begun on its last day and decided after it', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.until('2027-02-20');
    const body = {
      parts: [{ planId: holder.planId, amount: euro(100_00), version: (await holder.plan()).version }],
      ...byCard(await holder.card('slow'), 100_00),
    };
    await backend.wait(Date.parse('2027-02-20T22:59:59.000Z') - Date.parse(backend.store.clock.now()));
    const phone = backend.store.tables.users.get(holder.userId)?.phoneE164 ?? '';
    const token = await backend.signIn(phone); // the session has ended by then
    await backend.done(202, 'payPlans', { body }, { token });
    await backend.wait(2_000); // past midnight, a second before the bank has decided
    await backend.done(200, 'getPlan', { params: holder.params }, { token });
    expect(promise()).toMatchObject({ status: 'OPEN' });
    await holder.until('2027-02-22');
    expect(promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
  });

  test.each([
    ['extendPlan', { days: 45, reason: 'The flood in the valley' }],
    ['reschedulePlanAsAdministrator', { months: 8, arrears: 'NEXT', reason: 'Short-time work' }],
  ] as const)('ends when %s changes the due dates', async (name, body) => {
    const { backend, holder, promise } = await withPromise();
    const token = await backend.signIn(people.administrator);
    const version = () => `"${backend.store.tables.plans.get(holder.planId)?.version}"`;
    const response = await backend.ask(name, { params: holder.params, body, token, ifMatch: version() });
    expect(response.status).toBe(200);
    expect(promise()).toBeNull();
    await holder.until('2027-02-21');
    expect(promise()).toBeNull();
    const { promise: currentPromise } = await holder.plan();
    expect(currentPromise).toBeNull();
  });

  test.each([
    ['extendPlan', { days: 45, reason: 'The flood in the valley' }],
    ['reschedulePlanAsAdministrator', { months: 8, arrears: 'NEXT', reason: 'Short-time work' }],
  ] as const)('is kept if it was paid on the day on which %s changes the due dates', async (name, body) => {
    const { backend, holder, promise } = await withPromise();
    await holder.pays(100_00);
    const token = await backend.signIn(people.administrator);
    const ifMatch = `"${backend.store.tables.plans.get(holder.planId)?.version}"`;
    await backend.done(200, name, { params: holder.params, body }, { token, ifMatch });
    expect(promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
  });

  test('stays broken when the due dates are changed later', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.until('2027-02-21');
    const token = await backend.signIn(people.administrator);
    const ifMatch = `"${backend.store.tables.plans.get(holder.planId)?.version}"`;
    const body = { days: 45, reason: 'The flood in the valley' };
    await backend.done(200, 'extendPlan', { params: holder.params, body }, { token, ifMatch });
    expect(promise()).toMatchObject({ status: 'BROKEN' });
  });

  test('is not kept by money that was refunded', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.pays(100_00);
    const paid = backend.store.tables.payments.by('planId', holder.planId).at(-1);
    await administrator(backend).refunds(paid?.id ?? '', { amountMinor: 1, reason: 'GOODWILL' });
    await holder.until('2027-02-21');
    expect(promise()).toMatchObject({ status: 'BROKEN', received: euro(99_99) });
  });

  test('a promise is not kept by a card that paid after its day', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.collectsBy('good');
    await holder.until('2027-03-12');
    const paid = backend.store.tables.payments.by('planId', holder.planId).at(-1);
    expect(paid).toMatchObject({
      automatic: true,
      status: 'SUCCEEDED',
      createdAt: '2027-03-10T06:00:00.000Z',
    });
    expect(promise()).toMatchObject({ status: 'BROKEN', received: euro(0) });
  });
});
