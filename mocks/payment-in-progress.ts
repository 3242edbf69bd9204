import { problem } from '#mocks/core/handler-result.ts';

interface WithProcessing {
  /** A payment of the plan that the bank has yet to decide about; null for none. */
  readonly processing: { readonly id: string } | null;
}

/** The guard `no-payment-processing` of plans, their payments and their collateral: the bank's decision changes them all. */
export const noPaymentProcessing = ({ processing }: WithProcessing) =>
  processing
    ? problem('payment-in-progress', 'The bank is still deciding about a payment of this plan.', {
        paymentId: processing.id,
      })
    : null;
