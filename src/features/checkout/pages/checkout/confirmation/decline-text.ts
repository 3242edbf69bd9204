import type { PaymentAttempt } from '#contracts/payments/payment.ts';

const texts: Readonly<Record<NonNullable<PaymentAttempt['code']>, string>> = {
  'insufficient-funds': 'There is not enough money on this card.',
  'card-declined': 'The bank declined this card.',
  'card-expired': 'This card has expired.',
  'card-stolen': 'The bank has blocked this card.',
};

/** Why an attempt failed, in plain words. */
export function declineText(code: PaymentAttempt['code']): string {
  return code === null ? 'The bank did not accept the payment.' : texts[code];
}
