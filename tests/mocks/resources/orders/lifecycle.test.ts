import { describe, expect, test } from 'vitest';
import { orderMachine } from '#contracts/orders/machine.ts';
import type { OrderStatus } from '#contracts/orders/order.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { euro } from '#tests/kit/money.ts';
import { orderOf } from '#tests/kit/rows.ts';

const lineIn = (currency: 'EUR' | 'JPY') => {
  const price = { amountMinor: 100, currency };
  const product = { productId: 'prd_01JH8ZK3W00000000000000000', nameSnapshot: 'Lamp', quantity: 1 };
  return { ...product, unitPriceSnapshot: price, lineTotal: price };
};

const order = { ...orderOf(1200_00), downPayment: 0 };
const offer = { code: 'STD6' };
const terms = { version: '2026-11', hash: 'a'.repeat(64) };
const quote = { id: 'qte_01JH8ZK3W00000000000000000', hash: 'b'.repeat(64) };
const code = { status: 'VERIFIED', bindsTo: quote.hash, attemptsLeft: 5 };

/** 1,200.00 is needed, and approved. */
const cover = {
  isNeeded: true,
  items: 1,
  undecided: 0,
  needed: 1_200_00,
  covered: 1_200_00,
  inReview: 0,
  prepared: 0,
  missing: 0,
  ltvBps: 8_000,
};
const lacking = { ...cover, covered: 1_199_99, missing: 1 };

const validUntil = '2027-02-09T09:00:00.000Z';

/** Facts for which every guard of every step holds. */
const good = {
  order,
  today: '2027-01-10',
  user: { id: 'usr_1', status: 'ACTIVE' },
  budget: { monthlyIncome: euro(2_000_00) },
  lines: [lineIn('EUR')],
  eligibility: { reasons: [], available: 1 },
  assessment: { decision: 'APPROVED', reasons: [], validUntil },
  currentPayment: null,
  cover,
  fraudSuspected: false,
  attemptsMade: 4,
  paid: 0,
  amount: euro(0),
  now: '2027-01-10T09:00:00.000Z',
  expiresAt: '2027-01-10T09:00:00.000Z',
  planStatus: 'SETTLED',
  choice: { offer, misfits: [], alternatives: [] },
  quote,
  renewed: false,
  quoteHash: quote.hash,
  acceptedTerms: terms,
  currentTerms: terms,
  code,
};

const misfit = (reason: string) => ({
  choice: {
    offer,
    misfits: [{ code: reason, message: `because ${reason}`, difference: null }],
    alternatives: ['STD12'],
  },
});

/** For each guard: facts that violate only this guard, and the resulting problem. */
const broken: Readonly<Record<string, readonly [ProblemCode, object]>> = {
  'account-active': ['account-blocked', { user: { id: 'usr_1', status: 'BLOCKED' } }],
  'same-currency': ['currency-mismatch', { budget: { monthlyIncome: { amountMinor: 1, currency: 'JPY' } } }],
  'has-lines': ['invalid-transition', { lines: [] }],
  'one-currency': ['currency-mismatch', { lines: [lineIn('EUR'), lineIn('JPY')] }],
  'offer-active': ['offer-unavailable', { choice: { offer: undefined, misfits: [], alternatives: [] } }],
  'total-in-range': ['offer-unavailable', misfit('below-minimum')],
  'financed-in-range': ['offer-unavailable', misfit('above-maximum')],
  'months-in-profile': ['offer-unavailable', misfit('months-above-profile')],
  'interest-in-profile': ['offer-unavailable', misfit('interest-not-allowed')],
  'customer-eligible': [
    'not-eligible',
    { eligibility: { reasons: [{ code: 'under-age', message: 'You are not of age.' }], available: 0 } },
  ],
  'budget-not-approved': ['invalid-transition', { assessment: { decision: 'APPROVED', reasons: [] } }],
  'no-review-yet': ['invalid-transition', { order: { ...order, budgetReview: { status: 'PENDING' } } }],
  'review-pending': ['invalid-transition', { order }],
  'not-reminded-today': [
    'invalid-transition',
    { order: { ...order, remindedAt: '2027-01-10T08:00:00.000Z' }, today: '2027-01-10' },
  ],
  'assessment-valid': ['assessment-required', { assessment: null }],
  'assessment-over': [
    'invalid-transition',
    { assessment: { decision: 'DECLINED', reasons: [], validUntil } },
  ],
  'assessment-approved': [
    'assessment-declined',
    {
      assessment: {
        decision: 'REFERRED',
        validUntil,
        reasons: [{ code: 'nothing-left', message: 'Too little is left.' }],
      },
    },
  ],
  'collateral-covers': ['collateral-required', { cover: { ...cover, items: 0, covered: 0 } }],
  'collateral-handed-in': ['collateral-insufficient', { cover: { ...cover, covered: 1_199_99 } }],
  'collateral-lacking': ['invalid-transition', { cover }],
  'nothing-under-review': ['invalid-transition', { cover: { ...lacking, undecided: 1 } }],
  'fraud-suspected': ['invalid-transition', { cover: { ...lacking, undecided: 1 } }],
  'quote-valid': ['quote-expired', { renewed: true }],
  'quote-hash-equal': ['quote-expired', { quoteHash: 'c'.repeat(64) }],
  'terms-current': ['terms-outdated', { acceptedTerms: { ...terms, version: '2026-10' } }],
  'code-verified': ['otp-invalid', { code: { ...code, status: 'ISSUED' } }],
  'nothing-due-today': ['invalid-transition', { order: { ...order, downPayment: 120_00 } }],
  'paid-equals-down-payment': ['invalid-transition', { paid: 119_99 }],
  'attempts-left': ['invalid-transition', { attemptsMade: 5 }],
  'no-other-payment': ['payment-in-progress', { currentPayment: { id: 'pay_1', status: 'SUCCEEDED' } }],
  'no-payment-processing': ['payment-in-progress', { currentPayment: { id: 'pay_1', status: 'PROCESSING' } }],
  'amount-equals-down-payment': ['amount-too-large', { amount: euro(1) }],
  expired: ['invalid-transition', { now: '2027-01-10T08:59:59.999Z' }],
  'plan-settled': ['invalid-transition', { planStatus: 'ACTIVE' }],
  'plan-cancelled': ['invalid-transition', { planStatus: 'SETTLED' }],
  'plan-open-again': ['invalid-transition', { planStatus: 'SETTLED' }],
};

type Trigger = (typeof orderMachine.transitions)[number]['trigger'];
const decide = (status: OrderStatus | null, trigger: Trigger, facts: object) =>
  orderLifecycle.decide(status === null ? null : { ...order, status }, trigger, facts as never);

const open: readonly OrderStatus[] = [
  'DRAFT',
  'QUOTED',
  'COLLATERAL_REQUIRED',
  'UNDER_REVIEW',
  'READY_TO_CONFIRM',
  'AWAITING_DOWN_PAYMENT',
];

/** docs/domain.md, "Orders": from -> trigger -> to. Every other cell is not possible. */
const table: Readonly<Record<Trigger, readonly (readonly [OrderStatus | null, OrderStatus])[]>> = {
  create: [[null, 'DRAFT']],
  quote: [
    ['DRAFT', 'QUOTED'],
    ['QUOTED', 'QUOTED'],
    ['COLLATERAL_REQUIRED', 'QUOTED'],
    ['AWAITING_DOWN_PAYMENT', 'QUOTED'],
  ],
  assess: [
    ['QUOTED', 'QUOTED'],
    ['COLLATERAL_REQUIRED', 'QUOTED'],
    ['READY_TO_CONFIRM', 'QUOTED'],
  ],
  'ask-review': [['QUOTED', 'QUOTED']],
  'decide-review': [['QUOTED', 'QUOTED']],
  submit: [
    ['QUOTED', 'READY_TO_CONFIRM'],
    ['COLLATERAL_REQUIRED', 'READY_TO_CONFIRM'],
  ],
  'collateral-submitted': [['COLLATERAL_REQUIRED', 'UNDER_REVIEW']],
  'collateral-decided': [
    ['COLLATERAL_REQUIRED', 'READY_TO_CONFIRM'],
    ['UNDER_REVIEW', 'READY_TO_CONFIRM'],
  ],
  'valuation-changed': [['READY_TO_CONFIRM', 'COLLATERAL_REQUIRED']],
  confirm: [['READY_TO_CONFIRM', 'ACTIVE']],
  pay: [['AWAITING_DOWN_PAYMENT', 'AWAITING_DOWN_PAYMENT']],
  'payment-succeeded': [['AWAITING_DOWN_PAYMENT', 'ACTIVE']],
  cancel: open.map((from) => [from, 'CANCELLED'] as const),
  clock: open.map((from) => [from, 'EXPIRED'] as const),
  remind: (
    ['DRAFT', 'QUOTED', 'COLLATERAL_REQUIRED', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT'] as const
  ).map((from) => [from, from] as const),
  rate: [
    ['ACTIVE', 'ACTIVE'],
    ['COMPLETED', 'COMPLETED'],
  ],
  'plan-closed': [['ACTIVE', 'COMPLETED']],
  'plan-withdrawn': [['ACTIVE', 'WITHDRAWN']],
  'payment-refunded': [
    ['ACTIVE', 'REFUNDED'],
    ['COMPLETED', 'REFUNDED'],
  ],
};

/** The facts under which a budget is stated again, and a person is asked about it and decides. */
const reviewing: Readonly<Partial<Record<Trigger, object>>> = {
  assess: { assessment: null },
  'ask-review': { assessment: { decision: 'DECLINED', reasons: [] } },
  'decide-review': { order: { ...order, budgetReview: { status: 'PENDING' } } },
};

const triggers = [...new Set(orderMachine.transitions.map((row) => row.trigger))];
const cells = [null, ...orderMachine.states].flatMap((from) =>
  triggers.map((trigger) => ({ from, trigger })),
);

describe('the lifecycle of an order', () => {
  test.each(cells)('$from, $trigger', ({ from, trigger }) => {
    const to = table[trigger].find(([state]) => state === from)?.[1];
    const wholly = trigger === 'payment-refunded' ? { planStatus: 'CANCELLED' } : {};
    const worthLess = trigger === 'valuation-changed' ? { cover: lacking } : {};
    const decision = decide(from, trigger, { ...good, ...wholly, ...worthLess, ...reviewing[trigger] });
    if (to) expect(decision).toMatchObject({ to, problem: null });
    else expect(decision).toMatchObject({ to: null, guard: null, problem: { code: 'invalid-transition' } });
  });

  test('with a down payment, a confirmed order waits for it', () => {
    const facts = { ...good, order: { ...order, downPayment: 120_00 } };
    expect(decide('READY_TO_CONFIRM', 'confirm', facts).to).toBe('AWAITING_DOWN_PAYMENT');
  });

  const guarded = orderMachine.transitions
    // O10, O3 and O8 follow these where a guard that selects between them does not hold.
    .filter((row) => !['O11', 'O5', 'O4', 'O9', 'O7'].includes(row.id))
    .flatMap((row) => row.guards.map((guard) => ({ id: row.id, row, guard })));

  test.each(guarded)('$id: $guard refuses it', ({ row, guard }) => {
    const [code, facts] = broken[guard] ?? [];
    const due = row.trigger === 'confirm' ? { order: { ...order, downPayment: 1 } } : {};
    const { problem, ...decision } = decide(row.from?.[0] ?? null, row.trigger, {
      ...good,
      ...due,
      ...reviewing[row.trigger],
      ...facts,
    });
    expect(decision).toEqual({ to: null, guard });
    expect(problem).toMatchObject({ code, detail: expect.stringMatching(/^\w/) });
  });

  test.each([
    ['QUOTED', 'submit', {}, 'READY_TO_CONFIRM'],
    ['QUOTED', 'submit', { cover: lacking }, 'COLLATERAL_REQUIRED'],
    ['UNDER_REVIEW', 'collateral-decided', {}, 'READY_TO_CONFIRM'],
    ['UNDER_REVIEW', 'collateral-decided', { cover: lacking }, 'COLLATERAL_REQUIRED'],
    ['UNDER_REVIEW', 'collateral-decided', { fraudSuspected: true }, 'DECLINED'],
  ] as const)('%s, %s with %j leads to %s', (from, trigger, facts, to) => {
    expect(decide(from, trigger, { ...good, ...facts }).to).toBe(to);
  });

  test.each([
    ['collateral-required', { items: 0, covered: 0, missing: 1_200_00 }],
    ['collateral-insufficient', { covered: 1_199_99, missing: 1 }],
  ] as const)('a submitted order without enough collateral answers %s', (code, change) => {
    const { problem } = decide('COLLATERAL_REQUIRED', 'submit', { ...good, cover: { ...cover, ...change } });
    const missing = { amountMinor: change.missing, currency: 'EUR' };
    expect(problem).toMatchObject({ code, extra: { missing } });
  });

  test.each([
    ['2027-02-09T08:59:59.999Z', null],
    [validUntil, 'Your budget was valid until 9 February 2027. State it again.'],
  ])('a budget can be used until its end: at %s %s', (now, detail) => {
    for (const [from, trigger] of [
      ['QUOTED', 'submit'],
      ['READY_TO_CONFIRM', 'confirm'],
    ] as const) {
      const { problem } = decide(from, trigger, { ...good, now });
      expect(problem?.detail ?? null).toBe(detail);
      expect(decide('READY_TO_CONFIRM', 'assess', { ...good, now }).to).toBe(
        detail === null ? null : 'QUOTED',
      );
    }
  });

  test.each([
    ['DECLINED', null, 'Your budget leaves no room for this plan.'],
    ['REFERRED', null, 'Your budget is close to our limits. Ask a person to decide, or choose another plan.'],
    ['REFERRED', 'PENDING', 'A person is looking at your budget. You will be told the decision.'],
    ['REFERRED', 'DECLINED', 'A person has not approved your budget. Choose another plan.'],
  ])(
    'for a budget that is %s, with a review that is %s, the refusal says what to do',
    (decision, status, detail) => {
      const budgetReview = status === null ? null : { status };
      const facts = { order: { ...order, budgetReview }, assessment: { decision, reasons: [], validUntil } };
      const { problem } = decide('COLLATERAL_REQUIRED', 'submit', { ...good, ...facts });
      expect(problem).toMatchObject({ code: 'assessment-declined', detail });
    },
  );

  test('every guard that is violated here belongs to a step', () => {
    const used = new Set(orderMachine.transitions.flatMap((row) => row.guards));
    used.delete('assessment-declined'); // it refuses nothing
    expect(Object.keys(broken).toSorted()).toEqual([...used].toSorted());
  });

  test('a plan that is active again after a refund makes its order active again', () => {
    const decision = decide('COMPLETED', 'payment-refunded', { ...good, planStatus: 'OVERDUE' });
    expect(decision.to).toBe('ACTIVE');
  });

  test('the problem of an impossible step lists the possible ones', () => {
    const { problem } = decide('READY_TO_CONFIRM', 'quote', good);
    expect(problem).toMatchObject({
      code: 'invalid-transition',
      detail: 'The order has been submitted and waits to be confirmed.',
      extra: {
        entity: 'order',
        from: 'READY_TO_CONFIRM',
        action: 'quote',
        allowed: ['assess', 'confirm', 'cancel'],
      },
    });
  });

  test('a refusal names the steps of its reader only: the customer, or the administration', () => {
    const ofCustomer = decide('QUOTED', 'rate', good).problem?.extra;
    expect(ofCustomer).toMatchObject({ allowed: ['quote', 'assess', 'ask-review', 'submit', 'cancel'] });
    const ofAdministration = decide('QUOTED', 'decide-review', { ...good, order }).problem?.extra;
    expect(ofAdministration).toMatchObject({ action: 'decide-review', allowed: ['remind'] });
  });

  test('an action is offered regardless of its request guards', () => {
    const actions = orderLifecycle.actions({ ...order, status: 'READY_TO_CONFIRM' }, good as never);
    expect(actions.filter(({ allowed }) => allowed).map(({ action }) => action)).toEqual([
      'confirm',
      'cancel',
      'remind',
    ]);
  });
});
