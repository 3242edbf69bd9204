import type { InboxItem } from '#contracts/inbox/item.ts';

/** The category of a message as one word. */
export const inboxCategories: Readonly<Record<InboxItem['category'], string>> = {
  PAYMENT: 'Payment',
  PLAN: 'Plan',
  COLLATERAL: 'Collateral',
  CARD: 'Scratchcard',
  SECURITY: 'Security',
  MARKETING: 'Offer',
};
