import type { Order } from '#contracts/orders/order.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Draft } from '#src/customer/draft/schema.ts';
import type { Step } from './next-step.ts';

export interface Purchase {
  readonly draft: Draft;
  readonly step: Step;
  readonly order: Order | null;
  readonly payment: Payment | null;
  /** The error of fetching the order or its payment. */
  readonly error: unknown;
  /** Refetches the order and its payment. */
  readonly refetch: () => void;
}
