import type { CheckoutStep } from './steps.ts';

/** Heading and lead of each step. */
export const stepHeads: Readonly<Record<CheckoutStep, { readonly heading: string; readonly lead: string }>> =
  {
    cart: { heading: 'Your cart', lead: 'Nothing is ordered before you confirm.' },
    plan: {
      heading: 'How would you like to pay?',
      lead: 'The price you see is the price you pay. No hidden fees.',
    },
    payment: { heading: 'Payment', lead: 'Nothing is charged before you confirm the order.' },
  };
