import { describe, expect, test } from 'vitest';
import { orderMachine } from '#contracts/orders/machine.ts';
import type { BudgetReview, CreditAssessment } from '#contracts/orders/assessment.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import { type Draft, emptyDraft } from '#src/customer/draft/schema.ts';
import { type PurchaseFacts, nextStep } from '#src/customer/checkout/purchase/next-step.ts';
import { euro } from '#tests/kit/money.ts';

const orderId = 'ord_01JH8ZK3W00000000000000000';
const other = 'ord_01JH8ZK3W00000000000000009';
const quoteId = 'qte_01JH8ZK3W00000000000000000';
const newer = 'qte_01JH8ZK3W00000000000000001';
const paymentId = 'pay_01JH8ZK3W00000000000000000';
const card = { id: 'tok_01JH8ZK3W00000000000000000', label: 'Visa •••• 4242' };
const items = [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }];

const chosen: Draft = { ...emptyDraft, items, offerCode: 'STD6', card };
const begun: Draft = { ...chosen, orderId };

const order = (status: Order['status'], facts: Partial<Order> = {}): Order => ({
  id: orderId,
  number: 'ORD-2027-000001',
  userId: 'usr_01JH8ZK3W00000000000000000',
  lines: [],
  subtotal: euro(120_000),
  discountCode: null,
  discount: euro(0),
  shipping: euro(0),
  tax: euro(0),
  total: euro(120_000),
  offerCode: 'STD6',
  downPayment: euro(12_000),
  financed: euro(108_000),
  quoteId,
  assessment: null,
  budgetReview: null,
  planId: null,
  planNumber: null,
  paymentId: null,
  bankConfirming: false,
  terms: null,
  rating: null,
  status,
  expiresAt: '2027-01-17T09:00:00.000Z',
  createdAt: '2027-01-10T09:00:00.000Z',
  actions: [],
  version: 1,
  ...facts,
});

const maySubmit = { action: 'submit', allowed: true, reason: null, cause: null } as const;
const mayAssess = { action: 'assess', allowed: true, reason: null, cause: null } as const;
const assessed = (decision: CreditAssessment['decision']): CreditAssessment => ({
  id: 'asm_01JH8ZK3W00000000000000000',
  userId: 'usr_01JH8ZK3W00000000000000000',
  orderId,
  monthlyIncome: euro(240_000),
  monthlyExpenses: euro(115_000),
  existingObligations: euro(21_000),
  planInstalments: euro(0),
  instalment: euro(18_369),
  disposable: euro(104_000),
  maxInstalment: euro(52_000),
  dstiBps: 1_641,
  maxDstiBps: 4_000,
  decision,
  reasons: [],
  maxFinanced: euro(120_000),
  remedy: null,
  createdAt: '2027-01-10T09:00:00.000Z',
  validUntil: '2027-02-09T09:00:00.000Z',
});

const reviewed = (status: BudgetReview['status']): BudgetReview => ({
  status,
  note: null,
  requestedAt: '2027-01-10T09:00:00.000Z',
  reason: null,
  decidedAt: null,
});

const payment = (status: Payment['status'], id = paymentId): Payment => ({
  id,
  userId: 'usr_01JH8ZK3W00000000000000000',
  purpose: 'DOWN_PAYMENT',
  orderId,
  planId: 'pln_01JH8ZK3W00000000000000000',
  amount: euro(12_000),
  sources: [{ kind: 'CARD', label: card.label, amount: euro(12_000) }],
  status,
  confirmBy: null,
  attempts: [],
  allocations: [],
  walletCredit: euro(0),
  refundedTotal: euro(0),
  kept: euro(0),
  createdAt: '2027-01-10T09:00:00.000Z',
  triedAt: '2027-01-10T09:00:00.000Z',
  actions: [],
  version: 1,
});

const step = (facts: Partial<PurchaseFacts>) =>
  nextStep({ draft: begun, addressOrderId: null, order: null, payment: null, ...facts });

describe('before there is an order', () => {
  test.each<[string, Draft, string]>([
    ['an empty cart', emptyDraft, 'nothing'],
    ['a cart without a plan', { ...chosen, offerCode: null }, 'nothing'],
    ['a plan without a cart', { ...chosen, items: [] }, 'nothing'],
    ['a cart with a plan', chosen, 'create-order'],
    ['a changed mind', { ...chosen, abandonedOrderId: other }, 'close-abandoned'],
    ['data that were moved', { ...chosen, held: true }, 'paused'],
    ['a changed mind and moved data', { ...chosen, abandonedOrderId: other, held: true }, 'paused'],
  ])('%s', (_name, draft, kind) => {
    expect(step({ draft }).kind).toBe(kind);
  });

  test('until the backend has answered, nothing is sent', () => {
    expect(step({ order: undefined })).toEqual({ kind: 'read' });
  });

  test('an order that does not exist is reported as gone, and not created again', () => {
    expect(step({ order: null })).toEqual({ kind: 'ended', orderId, why: 'gone' });
  });
});

describe('each state of an order has its step', () => {
  const waiting = { ...emptyDraft, card, unpaid: { orderId, paying: true } };
  const pressed = { ...begun, keys: { 'confirm:otp_1': '0b0c5cf4-3c73-4f0e-9a5c-0d3b1c1c1c1c' } };
  const table: Record<Order['status'], [Partial<PurchaseFacts>, string][]> = {
    DRAFT: [
      [{}, 'create-quote'],
      [{ draft: { ...begun, held: true } }, 'paused'],
      [{ draft: emptyDraft, addressOrderId: orderId }, 'nothing'],
      [{ draft: { ...begun, orderId: other }, addressOrderId: orderId }, 'nothing'], // this plan is for another order
    ],
    QUOTED: [
      [{}, 'submit'],
      [{ draft: emptyDraft, addressOrderId: orderId }, 'paused'], // an address asks for nothing
      [{ draft: emptyDraft, addressOrderId: orderId, continuedOrderId: orderId }, 'submit'],
      [{ draft: emptyDraft, addressOrderId: orderId, continuedOrderId: other }, 'paused'],
      [{ draft: { ...begun, held: true } }, 'paused'],
      [{ draft: { ...begun, held: true }, order: order('QUOTED', { actions: [mayAssess] }) }, 'assess'],
      [{ order: order('QUOTED', { actions: [mayAssess] }) }, 'assess'],
      [{ order: order('QUOTED', { actions: [mayAssess], assessment: assessed('REFERRED') }) }, 'assess'],
      [{ order: order('QUOTED', { actions: [mayAssess], assessment: assessed('DECLINED') }) }, 'assess'],
      [
        { order: order('QUOTED', { actions: [mayAssess, maySubmit], assessment: assessed('APPROVED') }) },
        'submit',
      ],
      // it has expired
      [{ order: order('QUOTED', { actions: [mayAssess], assessment: assessed('APPROVED') }) }, 'assess'],
      [
        {
          order: order('QUOTED', {
            actions: [mayAssess],
            assessment: assessed('DECLINED'),
            budgetReview: reviewed('PENDING'),
          }),
        },
        'assess',
      ],
      [
        {
          order: order('QUOTED', {
            actions: [mayAssess, maySubmit],
            assessment: assessed('DECLINED'),
            budgetReview: reviewed('APPROVED'),
          }),
        },
        'submit',
      ],
    ],
    COLLATERAL_REQUIRED: [
      [{}, 'collateral'],
      [{ order: order('COLLATERAL_REQUIRED', { actions: [mayAssess] }) }, 'assess'],
    ],
    UNDER_REVIEW: [[{}, 'collateral']],
    READY_TO_CONFIRM: [
      [{}, 'sign'],
      [{ order: order('READY_TO_CONFIRM', { actions: [mayAssess] }) }, 'assess'],
      [{ draft: { ...begun, quoteId } }, 'sign'],
      [{ draft: { ...begun, quoteId: newer } }, 'accept-figures'],
      [{ draft: emptyDraft, addressOrderId: orderId }, 'sign'],
      [{ draft: emptyDraft, addressOrderId: orderId, shownQuote: { orderId, quoteId } }, 'sign'],
      [
        { draft: emptyDraft, addressOrderId: orderId, shownQuote: { orderId, quoteId: newer } },
        'accept-figures',
      ],
      [
        { draft: emptyDraft, addressOrderId: orderId, shownQuote: { orderId: other, quoteId: newer } },
        'sign',
      ],
    ],
    AWAITING_DOWN_PAYMENT: [
      [{}, 'choose-card'],
      [{ draft: waiting }, 'pay'],
      [{ draft: pressed }, 'pay'], // the answer to the signature is not here yet, or never will be
      [{ draft: { ...pressed, card: null } }, 'choose-card'],
      [{ draft: { ...pressed, orderId: other }, addressOrderId: orderId }, 'choose-card'],
      [{ draft: { ...waiting, unpaid: { orderId, paying: false } } }, 'choose-card'],
      [{ draft: { ...waiting, card: null } }, 'choose-card'],
      [
        { draft: { ...waiting, unpaid: { orderId: other, paying: true } }, addressOrderId: orderId },
        'choose-card',
      ],
    ],
    ACTIVE: [
      [{}, 'receipt'],
      [{ draft: emptyDraft, addressOrderId: orderId }, 'receipt'],
    ],
    COMPLETED: [[{}, 'receipt']],
    CANCELLED: [[{}, 'ended']],
    EXPIRED: [[{}, 'ended']],
    DECLINED: [[{}, 'ended']],
    REFUNDED: [[{}, 'receipt']],
    WITHDRAWN: [[{}, 'receipt']],
  };

  test.each(orderMachine.states)('%s', (status) => {
    for (const [facts, kind] of table[status]) {
      expect(step({ order: order(status), ...facts }).kind).toBe(kind);
    }
  });
});

describe('a down payment that was started', () => {
  const awaiting = order('AWAITING_DOWN_PAYMENT', { paymentId });
  // `paying` must not matter any more, because an existing payment is never sent a second time.
  const drafts: Draft[] = [true, false].map((paying) => ({
    ...emptyDraft,
    card,
    unpaid: { orderId, paying },
  }));

  test.each<[Payment | undefined, string]>([
    [undefined, 'read'],
    [payment('PROCESSING'), 'wait'],
    [payment('SUCCEEDED'), 'wait'],
    [payment('FAILED'), 'declined'],
    [payment('REQUIRES_ACTION'), 'wait'],
    [payment('FAILED', 'pay_01JH8ZK3W00000000000000005'), 'read'],
  ])('case %#', (latestPayment, kind) => {
    for (const draft of drafts)
      expect(step({ draft, order: awaiting, payment: latestPayment }).kind).toBe(kind);
  });

  test.each(['CANCELLED', 'EXPIRED'] as const)(
    'one that is %s is paid again by pressing the button',
    (status) => {
      const kinds = drafts.map((draft) => step({ draft, order: awaiting, payment: payment(status) }).kind);
      expect(kinds).toEqual(['pay', 'choose-card']);
    },
  );
});

test('the order in the address takes precedence over a cart that was started meanwhile', () => {
  const draft = { ...chosen, unpaid: { orderId: other, paying: false } };
  expect(step({ draft })).toEqual({ kind: 'create-order' });
  expect(step({ draft, addressOrderId: other, order: order('ACTIVE', { id: other }) })).toEqual({
    kind: 'receipt',
    orderId: other,
  });
});

test('new figures name both quotes, so that they can be shown beside each other', () => {
  expect(step({ draft: { ...begun, quoteId: newer }, order: order('READY_TO_CONFIRM') })).toEqual({
    kind: 'accept-figures',
    orderId,
    shownQuoteId: newer,
    offeredQuoteId: quoteId,
  });
});
