import type { Refund } from '#contracts/payments/refund.ts';

/** Returns where money went in a plan, in minor units, as the rules of allocation and refunds read it. */
export const allocatedParts = (allocations: Readonly<Refund['reversals']>) =>
  allocations.map(({ amount: { amountMinor }, ...part }) => ({ ...part, amountMinor }));

/** Returns where refunds went, in minor units, as the rules of refunds read it. */
export const refundedParts = (destinations: Refund['destinations']) =>
  destinations.map(({ amount: { amountMinor }, ...part }) => ({ ...part, amount: amountMinor }));
