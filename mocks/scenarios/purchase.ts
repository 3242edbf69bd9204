import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Instant } from '#contracts/dates.ts';
import type { Random } from '#mocks/store/random.ts';
import type { CartRecord } from '#mocks/resources/orders/cart.ts';
import type { figuresFor } from '#mocks/resources/orders/quotes/compute.ts';
import type { AssessmentRecord, OrderRecord, QuoteRecord } from '#mocks/resources/orders/record.ts';
import type { CardTokenRecord, PaymentRecord } from '#mocks/resources/payments/record.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';

/** The step that a purchase has reached. */
export type PurchaseOutcome =
  | 'DRAFT'
  | 'QUOTED'
  | 'COLLATERAL_REQUIRED'
  | 'UNDER_REVIEW'
  | 'READY_TO_CONFIRM'
  | 'AWAITING_DOWN_PAYMENT'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'PAID';

/** A past purchase, and how its customer has paid since. */
export interface Purchase {
  readonly at: Instant;
  readonly buyer: UserRecord;
  readonly card: CardTokenRecord;
  readonly cart: CartRecord;
  readonly offer: PlanOffer;
  readonly dueDay: number | null;
  readonly outcome: PurchaseOutcome;
  /** Instalments up to this number are paid on their due dates, as far as those have come; later ones are not paid. */
  readonly paysUntil: number;
  /** True if the bank declined the card at first. */
  readonly declinedFirst: boolean;
  /** What the customer's other plans take each month, in minor units. */
  readonly planInstalments: number;
}

export interface Numbers {
  readonly order: string;
  readonly plan: string;
}

/** What all purchases of a scenario have in common. */
export interface Circumstances {
  readonly random: Random;
  readonly now: Instant;
  /** `figuresFor`, or a cached version where thousands of purchases are equal. */
  readonly figuresOf: typeof figuresFor;
  /** Whether old plans keep their quotes. */
  readonly keepsQuotes: boolean;
}

export interface PurchaseRows {
  readonly order: OrderRecord;
  readonly quote: QuoteRecord | null;
  readonly assessment: AssessmentRecord | null;
  readonly plan: PlanRecord | null;
  readonly payments: readonly PaymentRecord[];
}
