import type { Approval } from '#contracts/approvals/approval.ts';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import type { Refund, RefundRequest } from '#contracts/payments/refund.ts';
import type { z } from '#contracts/z.ts';
import type { CardName, ScratchcardName } from './test-cards.ts';

// What people do, in the same words over HTTP (customer.ts, administrator.ts), in written scenarios (mocks/scenarios/script),
// in the rendered application (tests/kit/*-in-application.ts) and in a browser (e2e/people).

/** Offers by their code, as the pages name them. */
export const offerNames = {
  PAY4: 'Pay in 4',
  STD6: '6 months',
  STD12: '12 months',
  SEC24: '24 months, secured',
  SEC36: '36 months, secured',
} as const;
export type OfferCode = keyof typeof offerNames;

/** The results of the verbs: the members that are known over HTTP, in the rendered application and in a browser. */
export type PaymentSeen = Pick<Payment, 'status'>;
export type OrderSeen = Pick<Order, 'status'>;
export type ScratchcardSeen = Pick<Scratchcard, 'status'>;
export type CollateralSeen = Pick<Collateral, 'status'>;
export type ApprovalSeen = Pick<Approval, 'status'>;
/** PENDING: a second administrator has to agree. */
export type RefundSeen = Pick<Refund, 'status'> | ApprovalSeen;

export interface CustomerVerbs {
  signsIn(): Promise<unknown>;
  /** Everything before the confirmation: cart, offer, card and, without a session, signing in. */
  orders(product: string, offer: OfferCode, card?: CardName): Promise<unknown>;
  /** Confirms the order with a code and pays what is due today; ends when the bank has decided. */
  pays(): Promise<PaymentSeen>;
  /** Pays the declined payment with another card. */
  retries(card: CardName): Promise<PaymentSeen>;
  /** `orders` and `pays`. */
  buys(product: string, offer: OfferCode, card?: CardName): Promise<PaymentSeen>;
  /** Cancels the order that is not paid yet. */
  cancels(): Promise<OrderSeen>;
  /** Pays by card what is due of a plan, or else its next instalment. */
  paysPlan(number: string): Promise<PaymentSeen>;
  /** Pays the whole plan off by card. */
  settles(number: string): Promise<PaymentSeen>;
  /** Orders on a plan that needs collateral, offers the gold chain of the worked example with its documents, and sends it for review. */
  offersCollateral(): Promise<CollateralSeen>;
  /** Redeems a scratchcard to the wallet. */
  redeems(name: ScratchcardName): Promise<ScratchcardSeen>;
}

/** The collateral of the worked example, as its page names it; its cover is enough for the espresso machine. */
export const goldChain = {
  kind: 'Gold and jewellery',
  description: 'Gold chain, 750',
  value: '1200',
  documents: ['Photo', 'Proof of ownership'],
} as const;

/** As it is typed: "500.01". */
export const decimalOf = (amountMinor: number) => (amountMinor / 100).toFixed(2);

/** The label of the button that refunds; above the limit it requests an approval. */
export const refundButton = (amountMinor: number) =>
  new RegExp(`^(Refund|Request refund of) €${decimalOf(amountMinor)}$`);

export interface PartToRefund {
  readonly amountMinor: number;
  readonly reason: z.output<typeof RefundRequest>['reason'];
}

export interface AdministratorVerbs {
  signsIn(): Promise<unknown>;
  /** Refunds a part of a payment. */
  refunds(paymentId: string, part: PartToRefund): Promise<RefundSeen>;
  approves(approvalId: string): Promise<ApprovalSeen>;
  /** Begins the review of a collateral. */
  takes(collateralId: string): Promise<CollateralSeen>;
  /** Asks the customer something about the collateral under review. */
  asks(collateralId: string, question: string): Promise<CollateralSeen>;
}
