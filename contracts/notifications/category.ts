import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';

export const NotificationCategory = described(
  z.enum(['PAYMENT', 'PLAN', 'COLLATERAL', 'CARD', 'SECURITY', 'MARKETING']),
  'The topic of a message; customers choose channels for each.',
);
