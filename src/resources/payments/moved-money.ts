import type { OwnPaymentRow } from '#contracts/payments/payment.ts';

/** The states of payments that have moved money, even if it was returned later. */
export const movedMoney: ReadonlySet<OwnPaymentRow['status']> = new Set([
  'SUCCEEDED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'CHARGED_BACK',
]);
