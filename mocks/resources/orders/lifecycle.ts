import type { Instant } from '#contracts/dates.ts';
import { orderMachine } from '#contracts/orders/machine.ts';
import type { Order, OrderStatus } from '#contracts/orders/order.ts';
import type { CartLine } from '#contracts/orders/cart.ts';
import { raise } from '#mocks/core/handler-result.ts';
import type { OrderRecord, UserRecord } from '#mocks/records.ts';
import type { OfferRefusal } from './quotes/issue.ts';
import { after, DAY } from '#mocks/business-time.ts';
import { decide, type Guards } from '#mocks/core/lifecycle.ts';

const DRAFT_TTL = 7 * DAY;

type OrderGuard = (typeof orderMachine.transitions)[number]['guards'][number];
export type OrderTrigger = (typeof orderMachine.transitions)[number]['trigger'];
export type OrderAction = Order['actions'][number]['action'];

/** What the guards of an order look at. */
export interface OrderFacts {
  readonly lines: readonly CartLine[];
  readonly offerActive: boolean;
  readonly refusals: readonly OfferRefusal[];
  readonly ineligible: readonly { readonly message: string }[];
  readonly quoteValid: boolean;
  readonly hashEqual: boolean;
  readonly termsCurrent: boolean;
  readonly codeVerified: boolean;
  /** Minor units. */
  readonly downPayment: number;
  readonly paid: number;
  readonly paymentProcessing: boolean;
  readonly expired: boolean;
  readonly planSettled: boolean;
}

/** Everybody did their part and nothing stands in the way; callers put in what they know. */
export const allWell: OrderFacts = {
  lines: [],
  offerActive: true,
  refusals: [],
  ineligible: [],
  quoteValid: true,
  hashEqual: true,
  termsCurrent: true,
  codeVerified: true,
  downPayment: 0,
  paid: 0,
  paymentProcessing: false,
  expired: false,
  planSettled: false,
};

const refusedFor = (code: OfferRefusal['code']) => (facts: OrderFacts) =>
  facts.refusals.find((refusal) => refusal.code === code)?.message ?? null;

export const orderGuards: Guards<OrderGuard, OrderFacts> = {
  'has-lines': ({ lines }) => (lines.length > 0 ? null : 'An order needs something to buy.'),
  'one-currency': ({ lines }) =>
    new Set(lines.map((line) => line.lineTotal.currency)).size <= 1
      ? null
      : 'Everything in an order must be priced in one currency.',
  'offer-active': ({ offerActive }) => (offerActive ? null : 'This plan is not offered any more.'),
  'total-in-range': refusedFor('below-minimum'),
  'financed-in-range': refusedFor('above-maximum'),
  'months-in-profile': refusedFor('months-above-profile'),
  'no-collateral-needed': refusedFor('collateral-required'),
  'customer-eligible': ({ ineligible }) => ineligible[0]?.message ?? null,
  'quote-valid': ({ quoteValid }) => (quoteValid ? null : 'These figures have expired.'),
  'quote-hash-equal': ({ hashEqual }) =>
    hashEqual ? null : 'These are not the figures of the current quote.',
  'terms-current': ({ termsCurrent }) =>
    termsCurrent ? null : 'The terms have changed since they were read.',
  'code-verified': ({ codeVerified }) =>
    codeVerified ? null : 'The code for these figures has not been verified.',
  'nothing-due-today': ({ downPayment }) =>
    downPayment === 0 ? null : 'The down payment is still to be paid.',
  'paid-equals-down-payment': ({ paid, downPayment }) =>
    paid === downPayment ? null : 'What was paid is not the down payment.',
  'no-payment-processing': ({ paymentProcessing }) =>
    paymentProcessing ? 'The bank is still deciding about a payment.' : null,
  expired: ({ expired }) => (expired ? null : 'The order has not expired.'),
  'plan-settled': ({ planSettled }) => (planSettled ? null : 'The plan has not been settled.'),
};

export function decideOrder(status: OrderStatus | null, trigger: OrderTrigger, facts: Partial<OrderFacts>) {
  return decide(orderMachine, orderGuards, status, trigger, { ...allWell, ...facts });
}

/** Why a step does not exist in a state. */
export const stateSentences: Readonly<Record<OrderStatus, string>> = {
  DRAFT: 'No plan has been chosen for this order yet.',
  QUOTED: 'A plan has been chosen, but not submitted yet.',
  READY_TO_CONFIRM: 'The order has been submitted and waits to be confirmed.',
  AWAITING_DOWN_PAYMENT: 'The plan is signed and waits for the down payment.',
  ACTIVE: 'The order is active.',
  COMPLETED: 'The order is completed.',
  CANCELLED: 'The order was cancelled.',
  EXPIRED: 'The order has expired.',
};

/** Refuses a step that the order's state does not have, with the actions that it does have. */
export function refuseStep(
  order: OrderRecord,
  action: OrderAction,
  actions: Order['actions'],
  reason?: string,
): never {
  return raise('invalid-transition', reason ?? stateSentences[order.status], {
    entity: 'order',
    from: order.status,
    action,
    allowed: actions.filter((entry) => entry.allowed).map((entry) => entry.action),
  });
}

export interface NewOrder {
  readonly id: string;
  readonly number: string;
  readonly user: UserRecord;
  readonly cart: Pick<
    OrderRecord,
    'currency' | 'lines' | 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total'
  >;
  readonly now: Instant;
}

/** O1. */
export function newOrder({ id, number, user, cart, now }: NewOrder): OrderRecord {
  return {
    id,
    number,
    userId: user.id,
    customerName: user.fullName,
    ...cart,
    planOfferCode: null,
    downPayment: 0,
    quoteId: null,
    planId: null,
    planNumber: null,
    paymentId: null,
    terms: null,
    status: 'DRAFT',
    expiresAt: after(now, DRAFT_TTL),
    createdAt: now,
    version: 1,
  };
}
