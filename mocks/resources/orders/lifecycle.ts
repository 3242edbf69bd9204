import type { Instant } from '#contracts/dates.ts';
import { orderActions, orderAdministrationActions } from '#contracts/orders/actions.ts';
import { orderMachine } from '#contracts/orders/machine.ts';
import type { Account } from '#mocks/resources/account-status.ts';
import { after, DAY } from '#mocks/time/business-time.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { CartRecord } from './cart.ts';
import { orderGuards, orderNeeds, orderRequestGuards, paymentInProgress } from './guards.ts';
import type { OrderRecord } from './record.ts';

export const DRAFT_TTL = 7 * DAY;

/** The transitions of an order (docs/domain.md, "Orders"). */
export const orderLifecycle = lifecycle<OrderRecord>()({
  machine: orderMachine,
  guards: orderGuards,
  requestGuards: orderRequestGuards,
  actions: { customer: orderActions, administration: orderAdministrationActions },
  needs: orderNeeds,
  stateReasons: {
    DRAFT: 'No plan has been chosen for this order yet.',
    QUOTED: 'A plan has been chosen, but not submitted yet.',
    COLLATERAL_REQUIRED: 'The order waits for collateral.',
    UNDER_REVIEW: 'The collateral is under review.',
    READY_TO_CONFIRM: 'The order has been submitted and waits to be confirmed.',
    AWAITING_DOWN_PAYMENT: 'The plan is confirmed and waits for the down payment.',
    ACTIVE: ({ paymentId }, trigger) =>
      trigger === 'pay' && paymentId
        ? paymentInProgress({ id: paymentId, status: 'SUCCEEDED' })
        : 'The order is active.',
    COMPLETED: 'The order is completed.',
    CANCELLED: 'The order was cancelled.',
    EXPIRED: 'The order has expired.',
    DECLINED: 'The order was declined.',
    WITHDRAWN: 'The order has ended by withdrawal.',
    REFUNDED: 'The order was refunded.',
  },
});

export interface NewOrder {
  readonly id: string;
  readonly number: string;
  readonly user: Account & { readonly fullName: string };
  readonly cart: CartRecord;
  readonly now: Instant;
}

/** Creates an order (transition O1). Raises account-blocked or currency-mismatch. */
export function newOrder({ id, number, user, cart, now }: NewOrder): OrderRecord {
  return {
    id,
    number,
    userId: user.id,
    customerName: user.fullName,
    ...cart,
    offerCode: null,
    downPayment: 0,
    quoteId: null,
    assessmentId: null,
    assessmentDecision: null,
    budgetReview: null,
    planId: null,
    planNumber: null,
    paymentId: null,
    terms: null,
    rating: null,
    remindedAt: null,
    status: orderLifecycle.take(null, 'create', { user, lines: cart.lines }),
    activatedOn: null,
    expiresAt: after(now, DRAFT_TTL),
    createdAt: now,
    version: 1,
  };
}
