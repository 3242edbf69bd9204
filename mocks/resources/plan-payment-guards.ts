import { problem } from '#mocks/core/handler-result.ts';
import { MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';

interface WithProcessing {
  /** A payment of the plan that the bank has yet to decide about; null for none. */
  readonly processing: { readonly id: string; readonly status: string } | null;
}

/** What a payment waits for that is neither made nor refused. */
const waitsFor = ({ status }: NonNullable<WithProcessing['processing']>) =>
  status === 'REQUIRES_ACTION'
    ? 'A payment of this plan waits to be confirmed with the bank.'
    : 'The bank is still deciding about a payment of this plan.';

/** The guard `no-payment-processing` of plans, their payments and their collateral: the bank's decision changes them all. */
export const noPaymentProcessing = ({ processing }: WithProcessing) =>
  processing ? problem('payment-in-progress', waitsFor(processing), { paymentId: processing.id }) : null;

/** The guard of what a person pays for a plan, in a payment of its own or as another attempt. */
export const attemptsLeftToday = ({ refusedToday }: { readonly refusedToday: number }) =>
  refusedToday < MAX_ATTEMPTS ? null : `The bank has refused ${MAX_ATTEMPTS} payments today. Try tomorrow.`;
