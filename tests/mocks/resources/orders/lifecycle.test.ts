import { describe, expect, test } from 'vitest';
import { orderMachine } from '#contracts/orders/machine.ts';
import type { OrderStatus } from '#contracts/orders/order.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { order, cover, lacking, validUntil, good, broken } from './order-facts.ts';

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
    ['WITHDRAWN', 'ACTIVE'],
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
    const planStatus = from === 'WITHDRAWN' ? 'ACTIVE' : 'CANCELLED';
    const wholly = trigger === 'payment-refunded' ? { planStatus } : {};
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
    expect(decision).toMatchObject({ to: null, guard });
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
    [
      'REFERRED',
      null,
      'Your budget is close to our limits. Request a manual review, or choose another plan.',
    ],
    ['REFERRED', 'PENDING', 'Your budget is being reviewed. We’ll tell you the decision.'],
    ['REFERRED', 'DECLINED', 'Our review did not approve your budget. Choose another plan.'],
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

  test('a rejection names the steps of its reader only, customer or administration', () => {
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
