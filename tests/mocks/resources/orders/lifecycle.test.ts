import { describe, expect, test } from 'vitest';
import { orderMachine } from '#contracts/orders/machine.ts';
import type { OrderStatus } from '#contracts/orders/order.ts';
import {
  decideOrder,
  type OrderFacts,
  type orderGuards,
  allWell,
  type OrderTrigger,
} from '#mocks/resources/orders/lifecycle.ts';

const product = { productId: 'prd_01JH8ZK3W00000000000000000', nameSnapshot: 'Lamp', quantity: 1 };
const lineIn = (currency: 'EUR' | 'JPY') => {
  const price = { amountMinor: 100, currency };
  return { ...product, unitPriceSnapshot: price, lineTotal: price };
};

const refusal = (code: OrderFacts['refusals'][number]['code']) => ({
  code,
  message: `because ${code}`,
  difference: null,
});

/** For each guard, what breaks it and nothing else. */
const broken: { readonly [Guard in keyof typeof orderGuards]: Partial<OrderFacts> } = {
  'has-lines': { lines: [] },
  'one-currency': { lines: [lineIn('EUR'), lineIn('JPY')] },
  'offer-active': { offerActive: false },
  'total-in-range': { refusals: [refusal('below-minimum')] },
  'financed-in-range': { refusals: [refusal('above-maximum')] },
  'months-in-profile': { refusals: [refusal('months-above-profile')] },
  'no-collateral-needed': { refusals: [refusal('collateral-required')] },
  'customer-eligible': { ineligible: [{ message: 'You are not of age.' }] },
  'quote-valid': { quoteValid: false },
  'quote-hash-equal': { hashEqual: false },
  'terms-current': { termsCurrent: false },
  'code-verified': { codeVerified: false },
  'nothing-due-today': { downPayment: 120_00, paid: 120_00 },
  'paid-equals-down-payment': { paid: 119_99 },
  'no-payment-processing': { paymentProcessing: true },
  expired: { expired: false },
  'plan-settled': { planSettled: false },
};

/** Everything holds, also what only the clock or the plan brings about. */
const good: OrderFacts = { ...allWell, lines: [lineIn('EUR')], expired: true, planSettled: true };

const open: readonly OrderStatus[] = ['DRAFT', 'QUOTED', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT'];

/** docs/domain.md, "Orders", as far as this contract goes: from -> trigger -> to. Every other cell is impossible. */
const table: Readonly<Record<OrderTrigger, readonly (readonly [OrderStatus | null, OrderStatus])[]>> = {
  create: [[null, 'DRAFT']],
  quote: [
    ['DRAFT', 'QUOTED'],
    ['QUOTED', 'QUOTED'],
  ],
  submit: [['QUOTED', 'READY_TO_CONFIRM']],
  confirm: [['READY_TO_CONFIRM', 'ACTIVE']],
  'payment-succeeded': [['AWAITING_DOWN_PAYMENT', 'ACTIVE']],
  cancel: open.map((from) => [from, 'CANCELLED'] as const),
  clock: open.map((from) => [from, 'EXPIRED'] as const),
  'plan-closed': [['ACTIVE', 'COMPLETED']],
};

const triggers = [...new Set(orderMachine.transitions.map((row) => row.trigger))];
const cells = [null, ...orderMachine.states].flatMap((from) =>
  triggers.map((trigger) => ({ from, trigger })),
);

describe('the machine of an order', () => {
  test.each(cells)('$from, $trigger', ({ from, trigger }) => {
    const to = table[trigger].find(([state]) => state === from)?.[1];
    const decision = decideOrder(from, trigger, good);
    if (to) expect(decision).toMatchObject({ kind: 'taken', to });
    else expect(decision).toEqual({ kind: 'impossible' });
  });

  test('with a down payment, confirming leads to waiting for it', () => {
    const decision = decideOrder('READY_TO_CONFIRM', 'confirm', { ...good, ...broken['nothing-due-today'] });
    expect(decision).toMatchObject({ kind: 'taken', to: 'AWAITING_DOWN_PAYMENT' });
  });

  const guarded = orderMachine.transitions
    .filter((row) => row.id !== 'O11')
    .flatMap((row) => row.guards.map((guard) => ({ id: row.id, row, guard })));

  test.each(guarded)('$id is refused by $guard', ({ row, guard }) => {
    const decision = decideOrder(row.from?.[0] ?? null, row.trigger, {
      ...good,
      downPayment: 1,
      paid: 1,
      ...broken[guard],
    });
    expect(decision).toMatchObject({ kind: 'refused', guard });
    expect(decision.kind === 'refused' && decision.reason).toMatch(/^\w/);
  });
});
