import { describe, expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { administrators, people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { auditOf, paymentsOf, planOf } from '#tests/kit/administered.ts';
import { type PlanHolder, planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import { opened } from '#tests/suite/backend.ts';

const MINUTE = 60_000;

const promised = { amount: euro(100_00), date: '2027-02-20', note: 'The wage comes on Friday' };

/** The worked example a week after its first due date, with a promise of 100.00 until the 20th. */
async function withPromise(before: (holder: PlanHolder) => Promise<unknown> = async () => undefined) {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.until('2027-02-17');
  await before(holder);
  await backend.wait(MINUTE);
  const collections = { token: await backend.signIn(administrators.COLLECTIONS) };
  const { params, planId } = holder;
  const ifMatch = `"${(await planOf(backend, planId)).version}"`;
  const plan = await backend.done(
    200,
    'recordPromise',
    { params, body: promised },
    { ...collections, ifMatch },
  );
  const promise = async () => (await planOf(backend, planId)).promise;
  const events = () => auditOf(backend, planId);
  return { backend, holder, plan, promise, events };
}

describe('recordPromise', () => {
  test('is shown with the plan, sent to its customer, and in the audit with its note', async () => {
    const { backend, holder, plan, events } = await withPromise();
    expect(plan.promise).toMatchObject({ amount: euro(100_00), date: '2027-02-20', status: 'OPEN' });
    expect(plan.actions).toContainEqual(expect.objectContaining({ action: 'promise', allowed: false }));
    const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
    expect(items.filter(({ title, body }) => /100[.,]00/.test(`${title} ${body}`))).toHaveLength(1);
    expect((await events()).find(({ action }) => action === 'plan.promise-recorded')?.note).toBe(
      promised.note,
    );
  });

  test('is kept when the amount is paid, also in parts, by the next morning', async () => {
    const { holder, promise, events } = await withPromise();
    await holder.pays(40_00);
    await holder.until('2027-02-18');
    expect(await promise()).toMatchObject({ status: 'OPEN' });
    await holder.pays(60_00);
    await holder.until('2027-02-19');
    expect(await promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
    expect((await events()).find(({ action }) => action === 'plan.promise-checked')?.actor.kind).toBe(
      'SYSTEM',
    );
  });

  test('is open on its last day, and broken on the next when less was paid', async () => {
    const { holder, promise } = await withPromise();
    await holder.pays(99_99);
    await holder.until('2027-02-20');
    expect(await promise()).toMatchObject({ status: 'OPEN' });
    await holder.until('2027-02-21');
    expect(await promise()).toMatchObject({ status: 'BROKEN', received: euro(99_99) });
  });

  test('is not kept by a payment after its day, however late it is checked', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.until('2027-02-21');
    await holder.pays(100_00);
    await backend.wait(20 * 86_400_000);
    expect(await promise()).toMatchObject({ status: 'BROKEN', received: euro(0) });
  });

  test('a promise is kept by paying the plan off, which takes less than its schedule', async () => {
    const backend = await opened('new-user');
    const holder = await planHolder(backend);
    await holder.until('2027-02-17');
    const token = await backend.signIn(administrators.COLLECTIONS);
    const { leftToPay: amount, version } = await holder.plan(); // 1,102.16 and the fee of 8.00
    const call = { params: holder.params, body: { ...promised, amount } };
    await backend.done(200, 'recordPromise', call, { token, ifMatch: `"${version}"` });
    const quote = await backend.done(200, 'quoteSettlement', { ...call, body: { on: null } }, holder.as);
    await holder.settles(quote.amount.amountMinor);
    await holder.until('2027-02-18');
    const { promise } = await planOf(backend, holder.planId);
    expect(promise).toMatchObject({ status: 'KEPT', received: quote.amount });
    expect(quote.amount.amountMinor).toBeLessThan(amount.amountMinor);
  });

  test('is kept by a payment that was declined before it and retried since', async () => {
    const { backend, holder, promise } = await withPromise(({ pays }) => pays(100_00, 'poor'));
    const params = { paymentId: (await paymentsOf(backend, holder.planId)).at(-1)?.id ?? '' };
    await holder.until('2027-02-18');
    const body = byCard(await holder.card('good'), 100_00);
    await backend.done(200, 'retryPayment', { params, body }, holder.as);
    await holder.until('2027-02-19');
    expect(await promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
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
    await backend.wait(Date.parse('2027-02-20T22:59:59.000Z') - Date.parse(await backend.now()));
    const token = await backend.signIn(people.mira); // the session has ended by then
    await backend.done(202, 'payPlans', { body }, { token });
    await backend.wait(2_000); // past midnight, a second before the bank has decided
    await backend.done(200, 'getPlan', { params: holder.params }, { token });
    expect(await promise()).toMatchObject({ status: 'OPEN' });
    await holder.until('2027-02-22');
    expect(await promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
  });

  test.each([
    ['extendPlan', { days: 45, reason: 'The flood in the valley' }],
    ['reschedulePlanAsAdministrator', { months: 8, arrears: 'NEXT', reason: 'Short-time work' }],
  ] as const)('ends when %s changes the due dates', async (name, body) => {
    const { backend, holder, promise } = await withPromise();
    const token = await backend.signIn(people.administrator);
    const ifMatch = `"${(await planOf(backend, holder.planId)).version}"`;
    const response = await backend.ask(name, { params: holder.params, body, token, ifMatch });
    expect(response.status).toBe(200);
    expect(await promise()).toBeNull();
    await holder.until('2027-02-21');
    expect(await promise()).toBeNull();
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
    const ifMatch = `"${(await planOf(backend, holder.planId)).version}"`;
    await backend.done(200, name, { params: holder.params, body }, { token, ifMatch });
    expect(await promise()).toMatchObject({ status: 'KEPT', received: euro(100_00) });
  });

  test('stays broken when the due dates are changed later', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.until('2027-02-21');
    const token = await backend.signIn(people.administrator);
    const ifMatch = `"${(await planOf(backend, holder.planId)).version}"`;
    const body = { days: 45, reason: 'The flood in the valley' };
    await backend.done(200, 'extendPlan', { params: holder.params, body }, { token, ifMatch });
    expect(await promise()).toMatchObject({ status: 'BROKEN' });
  });

  test('is not kept by money that was refunded', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.pays(100_00);
    const paid = (await paymentsOf(backend, holder.planId)).at(-1);
    await administrator(backend).refunds(paid?.id ?? '', { amountMinor: 1, reason: 'GOODWILL' });
    await holder.until('2027-02-21');
    expect(await promise()).toMatchObject({ status: 'BROKEN', received: euro(99_99) });
  });

  test('a promise is not kept by a card that paid after its day', async () => {
    const { backend, holder, promise } = await withPromise();
    await holder.collectsBy('good');
    await holder.until('2027-03-12');
    const paid = (await paymentsOf(backend, holder.planId)).at(-1);
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      createdAt: '2027-03-10T06:00:00.000Z',
    });
    expect(await promise()).toMatchObject({ status: 'BROKEN', received: euro(0) });
  });
});
