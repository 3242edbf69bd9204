import type { Order } from '#contracts/orders/order.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import { sourcesOf } from '#src/customer/paying/sources.ts';
import { type Draft, isSigning } from '#src/customer/draft/schema.ts';

export interface ShownQuote {
  readonly orderId: string;
  readonly quoteId: string;
}

/** What is known of the purchase. `undefined`: it exists, but the backend has not answered yet. */
export interface PurchaseFacts {
  readonly draft: Draft;
  /** The order that the address names; null without one. */
  readonly addressOrderId: string | null;
  /** The order that the customer has continued although it is not the draft's; null or left out before that. */
  readonly continuedOrderId?: string | null;
  /** The quote that this page has shown last; null or left out before it has shown one. */
  readonly shownQuote?: ShownQuote | null;
  /** Null: there is no order, or no longer one. */
  readonly order: Order | null | undefined;
  readonly payment: Payment | null | undefined;
}

/** A step that sends a command by itself, as the customer's last press has asked for it. */
type SendingStep =
  | { readonly kind: 'close-abandoned'; readonly orderId: string }
  | { readonly kind: 'create-order' }
  | { readonly kind: 'create-quote'; readonly orderId: string }
  | { readonly kind: 'submit'; readonly orderId: string };

/**
 * One step of the purchase. Steps of the first group run automatically, those of the second wait for the customer,
 * and those of the third end the purchase.
 */
export type Step =
  | { readonly kind: 'read' }
  | SendingStep
  | { readonly kind: 'assess'; readonly orderId: string }
  | { readonly kind: 'pay'; readonly orderId: string; readonly sources: RequestedSource[] }
  | { readonly kind: 'wait'; readonly orderId: string; readonly paymentId: string }
  | {
      readonly kind: 'accept-figures';
      readonly orderId: string;
      readonly shownQuoteId: string;
      readonly offeredQuoteId: string;
    }
  | { readonly kind: 'paused'; readonly orderId: string | null }
  | { readonly kind: 'sign'; readonly orderId: string; readonly quoteId: string }
  | { readonly kind: 'choose-card'; readonly orderId: string }
  | { readonly kind: 'declined'; readonly orderId: string; readonly paymentId: string }
  | { readonly kind: 'receipt'; readonly orderId: string }
  | { readonly kind: 'collateral'; readonly orderId: string }
  | {
      readonly kind: 'ended';
      readonly orderId: string;
      readonly why: 'expired' | 'cancelled' | 'declined' | 'gone';
    }
  | { readonly kind: 'nothing' };

/** Returns the order of the page: the one in the address, the one being bought, or the one not paid yet. */
export function currentOrderId(draft: Draft, addressOrderId: string | null): string | null {
  if (addressOrderId !== null) return addressOrderId;
  return wants(draft) ? draft.orderId : (draft.unpaid?.orderId ?? null);
}

/**
 * Returns the next step. It depends only on the backend's last answers and on the draft, so that a reload, a second
 * tab or another day continues at the same place. Each automatic step has its own Idempotency-Key.
 */
export function nextStep(facts: PurchaseFacts): Step {
  const step = followingStep(facts);
  return isSending(step) && !isMeant(facts, step) ? { kind: 'paused', orderId: orderOf(step) } : step;
}

const sending: ReadonlySet<Step['kind']> = new Set([
  'close-abandoned',
  'create-order',
  'create-quote',
  'submit',
] satisfies SendingStep['kind'][]);

const isSending = (step: Step): step is SendingStep => sending.has(step.kind);

const orderOf = (step: SendingStep): string | null => ('orderId' in step ? step.orderId : null);

/**
 * True if the customer's last press in this browser asks for the step. An address alone asks for nothing, nor does a draft
 * whose data were moved.
 */
function isMeant({ draft, continuedOrderId = null }: PurchaseFacts, step: SendingStep): boolean {
  if (step.kind !== 'submit') return !draft.held; // the others are only taken for the draft
  return step.orderId === draft.orderId ? !draft.held : step.orderId === continuedOrderId;
}

function followingStep({ draft, addressOrderId, shownQuote = null, order, payment }: PurchaseFacts): Step {
  const orderId = currentOrderId(draft, addressOrderId);
  if (orderId === null) {
    if (!wants(draft)) return { kind: 'nothing' };
    const { abandonedOrderId } = draft;
    return abandonedOrderId === null
      ? { kind: 'create-order' }
      : { kind: 'close-abandoned', orderId: abandonedOrderId };
  }
  if (order === undefined) return { kind: 'read' };
  if (order === null) return { kind: 'ended', orderId, why: 'gone' };
  return afterOrder(draft, order, payment, shownQuote);
}

function afterOrder(
  draft: Draft,
  order: Order,
  payment: PurchaseFacts['payment'],
  shownQuote: ShownQuote | null,
): Step {
  const orderId = order.id;
  const isDraftsOrder = draft.orderId === orderId;
  switch (order.status) {
    case 'DRAFT':
      return isDraftsOrder && draft.offerCode !== null
        ? { kind: 'create-quote', orderId }
        : { kind: 'nothing' };
    case 'QUOTED':
      return needsBudget(order) ? { kind: 'assess', orderId } : { kind: 'submit', orderId };
    case 'COLLATERAL_REQUIRED':
      return needsBudget(order) ? { kind: 'assess', orderId } : { kind: 'collateral', orderId };
    case 'UNDER_REVIEW':
      return { kind: 'collateral', orderId };
    case 'READY_TO_CONFIRM': {
      if (needsBudget(order)) return { kind: 'assess', orderId };
      if (order.quoteId === null) return { kind: 'read' };
      // Of an order that is not in this browser's draft only the page itself knows what it has shown.
      const shownQuoteId = isDraftsOrder
        ? draft.quoteId
        : shownQuote?.orderId === orderId
          ? shownQuote.quoteId
          : null;
      return shownQuoteId === null || shownQuoteId === order.quoteId
        ? { kind: 'sign', orderId, quoteId: order.quoteId }
        : { kind: 'accept-figures', orderId, shownQuoteId, offeredQuoteId: order.quoteId };
    }
    case 'AWAITING_DOWN_PAYMENT':
      return afterSignature(draft, order, payment);
    case 'ACTIVE':
    case 'COMPLETED':
    case 'REFUNDED':
    case 'WITHDRAWN':
      return { kind: 'receipt', orderId };
    case 'CANCELLED':
      return { kind: 'ended', orderId, why: 'cancelled' };
    case 'DECLINED':
      return { kind: 'ended', orderId, why: 'declined' };
    case 'EXPIRED':
      return { kind: 'ended', orderId, why: 'expired' };
  }
}

/**
 * True until the budget is approved, and again when it is not valid any more. A customer who is not eligible is not asked
 * for a budget: submitting says why.
 */
function needsBudget(order: Order): boolean {
  const allows = (name: Order['actions'][number]['action']) =>
    order.actions.some(({ action, allowed }) => action === name && allowed);
  if (!allows('assess')) return false;
  // A submitted order can be assessed only if its assessment has expired, or is not enough for a renewed quote. Before
  // that, an expired assessment prevents the submission.
  return order.status !== 'QUOTED' || !isBudgetApproved(order) || !allows('submit');
}

export const isBudgetApproved = ({ assessment, budgetReview }: Pick<Order, 'assessment' | 'budgetReview'>) =>
  assessment?.decision === 'APPROVED' || budgetReview?.status === 'APPROVED';

function afterSignature(draft: Draft, order: Order, payment: PurchaseFacts['payment']): Step {
  const { id: orderId, paymentId, downPayment } = order;
  // Ignores an answer about an older payment.
  if (paymentId !== null && payment?.id !== paymentId) return { kind: 'read' };
  // A cancelled payment is not retried: the customer pays again by pressing the button.
  if (!payment || paymentId === null || payment.status === 'CANCELLED' || payment.status === 'EXPIRED') {
    const paying = isPaying(draft, orderId);
    const sources = sourcesOf(draft, downPayment);
    return paying && sources !== null ? { kind: 'pay', orderId, sources } : { kind: 'choose-card', orderId };
  }
  if (payment.status === 'FAILED') return { kind: 'declined', orderId, paymentId };
  // The order changes when it is paid; until it has been refetched, no button is shown.
  return { kind: 'wait', orderId, paymentId };
}

/**
 * True after the customer has pressed "Confirm and pay". The order may be read as confirmed before the confirmation's
 * answer arrives, or after a reload instead of it; the press then still counts, so that the payment continues.
 */
export function isPaying(draft: Draft, orderId: string): boolean {
  if (draft.unpaid?.orderId === orderId) return draft.unpaid.paying;
  return draft.orderId === orderId && isSigning(draft);
}

/** True when the draft has a cart and a chosen plan. */
export function wants({ items, offerCode }: Draft): boolean {
  return items.length > 0 && offerCode !== null;
}
