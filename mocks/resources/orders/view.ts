import type { Instant, LocalDate } from '#contracts/dates.ts';
import { orderActions, orderAdministrationActions } from '#contracts/orders/actions.ts';
import type { BudgetDecision } from '#contracts/orders/assessment.ts';
import type { Order, OrderDetails, OrderRow, OwnOrderRow, PurchaseState } from '#contracts/orders/order.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsNamed, actionsWithin } from '#mocks/core/role-actions.ts';
import { titleOf } from '#mocks/core/format.ts';
import { daysPastDueOf } from '#mocks/rules/lateness.ts';
import { isWithBank } from '#mocks/rules/payment-attempts.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { currentReviewOf } from './current-review.ts';
import { viewCart } from './cart.ts';
import { assessmentOf, currentPayment, orderFacts, type OrderTables } from './facts.ts';
import { orderLifecycle } from './lifecycle.ts';
import type { OrderRecord } from './record.ts';

export function viewOrder(tables: OrderTables, order: OrderRecord, now: Instant): Order {
  return {
    ...factsOf(tables, order),
    actions: actionsNamed(orderActions, actionsOf(tables, order, now)),
  };
}

interface Viewing {
  readonly tables: OrderTables;
  readonly now: Instant;
  readonly subject: Subject;
}

/** Returns the order as the administration sees it. */
export function viewOrderDetails({ tables, now, subject }: Viewing, order: OrderRecord): OrderDetails {
  const { customerName, remindedAt } = order;
  return {
    ...factsOf(tables, order),
    customerName,
    customerDaysPastDue: daysPastDueOf(tables.users.get(order.userId)?.nextDue ?? null, businessDate(now)),
    remindedAt,
    actions: actionsWithin(subject, 'order', orderAdministrationActions, actionsOf(tables, order, now)),
  };
}

const actionsOf = (tables: OrderTables, order: OrderRecord, now: Instant) =>
  orderLifecycle.actions(order, orderFacts(tables, order, now));

function factsOf(tables: Pick<Reads, 'assessments' | 'payments'>, order: OrderRecord) {
  const {
    currency,
    offerCode,
    quoteId,
    planId,
    planNumber,
    paymentId,
    terms,
    rating,
    status,
    expiresAt,
    createdAt,
  } = order;
  return {
    id: order.id,
    number: order.number,
    userId: order.userId,
    ...viewCart(order),
    offerCode,
    downPayment: { amountMinor: order.downPayment, currency },
    financed: { amountMinor: order.total - order.downPayment, currency },
    quoteId,
    assessment: assessmentOf(tables, order),
    budgetReview: currentReviewOf(order),
    planId,
    planNumber,
    paymentId,
    bankConfirming: isConfirming(tables, order),
    terms,
    rating,
    status,
    expiresAt,
    createdAt,
    version: order.version,
  };
}

function isConfirming(tables: Pick<Reads, 'payments'>, { id }: OrderRecord): boolean {
  return isWithBank(currentPayment(tables, id)?.status ?? '');
}

const unsigned: ReadonlySet<string> = new Set([
  'DRAFT',
  'QUOTED',
  'COLLATERAL_REQUIRED',
  'UNDER_REVIEW',
  'READY_TO_CONFIRM',
]);
const signed: ReadonlySet<string> = new Set(['AWAITING_DOWN_PAYMENT', 'ACTIVE', 'COMPLETED']);

/**
 * Returns the step that the customer has reached; if no review is pending, an order that is not confirmed within a
 * day counts as abandoned.
 */
function purchaseOf(order: OrderRecord, today: LocalDate): PurchaseState {
  const { status, terms, createdAt } = order;
  if (signed.has(status)) return 'SIGNED';
  if (status === 'UNDER_REVIEW' || currentReviewOf(order)?.status === 'PENDING') return 'OPEN';
  if (unsigned.has(status)) return businessDate(createdAt) < today ? 'ABANDONED' : 'OPEN';
  return status === 'EXPIRED' && terms === null ? 'ABANDONED' : 'ENDED';
}

/** Returns the customer's own row, without the administration's members. */
export function viewOwnOrderRow(
  order: OrderRecord,
  _today: LocalDate,
  tables: Pick<Reads, 'payments'>,
): OwnOrderRow {
  return { ...rowOf(order), bankConfirming: isConfirming(tables, order) };
}

export function viewOrderRow(order: OrderRecord, today: LocalDate): OrderRow {
  const { userId, customerName, activatedOn } = order;
  const budgetDecision = budgetDecisionOf(order);
  const purchase = purchaseOf(order, today);
  return { ...rowOf(order), userId, customerName, budgetDecision, purchase, activatedOn };
}

/** Returns the decision about the budget; that of a person replaces that of the rules. */
export function budgetDecisionOf(
  order: Pick<OrderRecord, 'status' | 'assessmentDecision' | 'budgetReview'>,
): BudgetDecision {
  const review = currentReviewOf(order);
  if (review === null) return order.assessmentDecision ?? 'NONE';
  return review.status === 'PENDING' ? 'REFERRED' : review.status;
}

function rowOf(order: OrderRecord): Omit<OwnOrderRow, 'bankConfirming'> {
  const { id, number, offerCode, planId, planNumber, status, createdAt } = order;
  const total = { amountMinor: order.total, currency: order.currency };
  return {
    id,
    number,
    title: titleOf(order.lines),
    total,
    offerCode,
    planId,
    planNumber,
    status,
    budgetReview: currentReviewOf(order)?.status ?? 'NONE',
    createdAt,
  };
}
