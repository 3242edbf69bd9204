import { describe, expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
import { administrators } from '#tests/kit/people.ts';
import { sentTexts } from '#tests/kit/provider.ts';
import { opened } from '#tests/suite/backend.ts';

const MINUTE = 60_000;

/** An order of the worked example whose budget the rules decline. */
async function declined() {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const quote = await customer.quoted();
  await customer.states(quote, [2_400_00, 2_300_00, 0]);
  const params = { orderId: quote.orderId };
  return { backend, customer, quote, params };
}

/** The same, with a request for a person's decision. */
async function asked() {
  const step = await declined();
  const call = { params: step.params, body: { note: 'My rent falls in March.' } };
  const order = await step.backend.done(201, 'requestBudgetReview', call, step.customer.as);
  return { ...step, order };
}

async function decidedAs(decision: 'APPROVED' | 'DECLINED') {
  const step = await asked();
  const risk = { token: await step.backend.signIn(administrators.RISK) };
  const reason = 'The lease shows it.';
  const call = { params: step.params, body: { decision, reason } };
  const details = await step.backend.done(200, 'decideBudgetReview', call, {
    ...risk,
    ifMatch: `"${step.order.version}"`,
  });
  return { ...step, risk, details, call };
}

describe('a budget that the rules decline', () => {
  test('requestBudgetReview makes the budget wait for a person, and it can be filtered', async () => {
    const { backend, order } = await asked();
    expect(order).toMatchObject({
      status: 'QUOTED',
      budgetReview: { status: 'PENDING', note: 'My rent falls in March.', reason: null },
    });
    const risk = { token: await backend.signIn(administrators.RISK) };
    const query = { filter: { budgetReview: ['PENDING' as const] } };
    const { items } = await backend.done(200, 'listAllOrders', { query }, risk);
    expect(items.map(({ id }) => id)).toEqual([order.id]);
  });

  test('that decideBudgetReview approves allows submitOrder', async () => {
    const { backend, customer, params, details } = await decidedAs('APPROVED');
    expect(details.budgetReview).toMatchObject({ status: 'APPROVED', reason: 'The lease shows it.' });
    const order = await backend.done(200, 'submitOrder', { params }, customer.as);
    expect(order).toMatchObject({ status: 'READY_TO_CONFIRM', assessment: { decision: 'DECLINED' } });
  });

  test.each(['APPROVED', 'DECLINED'] as const)(
    'is reported to its customer when a person has %s it by decideBudgetReview, also by e-mail or SMS',
    async (decision) => {
      const { backend, customer, params } = await decidedAs(decision);
      const { items } = await backend.get('listInbox', customer.as);
      expect(items).toMatchObject([
        {
          category: 'PLAN',
          body: expect.stringContaining('The lease shows it.'),
          action: { path: expect.stringContaining(params.orderId) },
        },
      ]);
      expect((await sentTexts(backend)).join()).toContain('The lease shows it.');
    },
  );

  test('that decideBudgetReview declines, too, stays declined; no second review can be requested', async () => {
    const { backend, customer, params, call, risk, details } = await decidedAs('DECLINED');
    const again = { params, body: { note: null } };
    await backend.rejected('invalid-transition', 'requestBudgetReview', again, customer.as);
    const ifMatch = `"${details.version}"`;
    await backend.rejected('invalid-transition', 'decideBudgetReview', call, { ...risk, ifMatch });
    expect(details.actions).toContainEqual(
      expect.objectContaining({ action: 'decide-review', allowed: false }),
    );
    expect((await backend.done(200, 'submitOrder', { params }, customer.as)).status).toBe('DECLINED');
  });

  test.each([
    ['less income', [2_300_00, 2_200_00, 10_00]],
    ['higher expenses', [2_400_00, 2_300_01, 0]],
  ] as const)(
    'is not approved by decideBudgetReview for a worse one: %s; it can be requested again',
    async (_what, worse) => {
      const { backend, customer, params, quote } = await decidedAs('APPROVED');
      await customer.states(quote, [...worse]);
      const order = await customer.orderNow(params.orderId);
      expect(order).toMatchObject({ budgetReview: null, assessment: { decision: 'DECLINED' } });
      const again = { params, body: { note: null } };
      await backend.done(201, 'requestBudgetReview', again, customer.as);
    },
  );

  test('that decideBudgetReview approved stays so when the same or a better one is stated again', async () => {
    const { backend, customer, params, quote } = await decidedAs('APPROVED');
    await customer.states(quote, [2_400_00, 2_300_00, 0]);
    await customer.states(quote, [2_400_00, 2_250_00, 0]);
    const order = await backend.done(200, 'submitOrder', { params }, customer.as);
    expect(order).toMatchObject({ status: 'READY_TO_CONFIRM', assessment: { decision: 'DECLINED' } });
  });

  test('can be requested again by requestBudgetReview with another plan', async () => {
    const { backend, customer, params } = await decidedAs('APPROVED');
    const choice = { params, body: { offerCode: 'STD6', downPaymentBps: 1_500, dueDay: null } };
    await backend.done(201, 'createQuote', choice, customer.as);
    expect(await customer.orderNow(params.orderId)).toMatchObject({
      budgetReview: null,
      assessment: { decision: 'DECLINED' },
    });
  });
});

/** Lets the quote of a submitted order lapse while the session lasts, asks for a code and returns the quote that replaced it. */
async function renewed({
  backend,
  customer,
  quote,
}: Pick<Awaited<ReturnType<typeof asked>>, 'backend' | 'customer' | 'quote'>) {
  const { orderId, id: quoteId } = quote;
  await backend.wait(29 * MINUTE);
  await customer.orderNow(orderId);
  await backend.wait(2 * MINUTE);
  const body = { purpose: 'CONFIRM_ORDER', orderId, quoteId } as const;
  const problem = await backend.rejected('quote-expired', 'createChallenge', { body }, customer.as);
  return backend.done(200, 'getQuote', { params: { orderId, quoteId: problem.newQuoteId } }, customer.as);
}

describe('an order whose quote lapses after it was submitted', () => {
  test('has a new quote with the same instalments, which decideBudgetReview still approves', async () => {
    const step = await decidedAs('APPROVED');
    await step.backend.done(200, 'submitOrder', { params: step.params }, step.customer.as);
    const { call } = await step.customer.signed(await renewed(step));
    const { status } = await step.backend.done(200, 'confirmOrder', call, step.customer.as);
    expect(status).toBe('AWAITING_DOWN_PAYMENT');
  });

  test('is not signed by confirmOrder on a budget that the customer has corrected since', async () => {
    const backend = await opened('new-user');
    const customer = await person(backend);
    const quote = await customer.submitted();
    await backend.wait(MINUTE);
    const other = await customer.quoted(); // another order, assessed with the same budget
    await backend.wait(MINUTE);
    await customer.states(other, [1_000_00, 900_00, 90_00]);
    const { call } = await customer.signed(await renewed({ backend, customer, quote }));
    await backend.rejected('assessment-declined', 'confirmOrder', call, customer.as);
    const { actions } = await customer.orderNow(quote.orderId);
    expect(actions.find(({ action }) => action === 'assess')).toMatchObject({ allowed: true });
    await customer.states(quote);
    await backend.done(200, 'submitOrder', { params: { orderId: quote.orderId } }, customer.as);
    expect((await customer.orderNow(quote.orderId)).status).toBe('READY_TO_CONFIRM');
  });
});

describe('a budget that waits for a person in getDashboard and listAllOrders', () => {
  const DAY = 86_400_000;
  type Step = Awaited<ReturnType<typeof asked>>;

  /** What administrators see of it now. */
  async function statesOf({ backend, params }: Pick<Step, 'backend' | 'params'>) {
    const as = { token: await backend.signIn(administrators.RISK) };
    const { figures } = await backend.get('getDashboard', as);
    const waiting = await backend.get('listAllOrders', {
      ...as,
      query: { filter: { budgetReview: ['PENDING'] } },
    });
    const [row] = (await backend.get('listAllOrders', as)).items;
    const { budgetReview } = await backend.get('getOrderAsAdministrator', { ...as, params });
    const { purchase, budgetDecision } = row ?? {};
    return [figures.budgetsToReview, waiting.items.length, budgetReview?.status, budgetDecision, purchase];
  }

  test('is not abandoned on the next day', async () => {
    const step = await asked();
    expect(await statesOf(step)).toEqual([1, 1, 'PENDING', 'REFERRED', 'OPEN']);
    await step.backend.wait(DAY);
    expect(await statesOf(step)).toEqual([1, 1, 'PENDING', 'REFERRED', 'OPEN']);
  });

  test.each([
    [
      'is cancelled',
      async ({ customer, order }: Step) => {
        await customer.cancels(order);
      },
      'ENDED',
    ],
    ['has expired', ({ backend }: Step) => backend.wait(30 * DAY), 'ABANDONED'],
    [
      'is submitted with a budget that the rules approve',
      async ({ backend, customer, quote, params }: Step) => {
        await customer.states(quote);
        await backend.done(200, 'submitOrder', { params }, customer.as);
      },
      'OPEN',
    ],
  ] as const)('is none to review any more once its order %s', async (_what, leave, purchase) => {
    const step = await asked();
    await leave(step);
    const [toReview, listed, review, decision, reached] = await statesOf(step);
    expect([toReview, listed, review, reached]).toEqual([0, 0, undefined, purchase]);
    expect(decision).not.toBe('REFERRED');
  });
});
