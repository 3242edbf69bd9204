import { z } from '#contracts/z.ts';

/** The topic of a message; customers choose channels for each. */
export const NotificationCategory = z.enum([
  'PAYMENT',
  'PLAN',
  'COLLATERAL',
  'CARD',
  'SECURITY',
  'MARKETING',
]);
