import type { InboxItem } from '#contracts/inbox/item.ts';

/** What a message is about, in a word. */
export const inboxCategories: Readonly<Record<InboxItem['category'], string>> = {
  PAYMENT: 'Payment',
  PLAN: 'Plan',
  COLLATERAL: 'Collateral',
  CARD: 'Scratchcard',
  SECURITY: 'Security',
  MARKETING: 'Offer',
};
