import type { Guard } from './guard.ts';

// Guards that mean the same in several machines.

export const accountActive = {
  holds: 'The customer’s account is `ACTIVE`.',
  rule: 'Accounts',
  refusesWith: ['account-blocked'],
} as const satisfies Guard;

export const noPaymentProcessing = {
  holds: 'No payment of the plan is `PROCESSING`, `PENDING` or `REQUIRES_ACTION`.',
  rule: 'Payments',
  refusesWith: ['payment-in-progress'],
} as const satisfies Guard;

export const attemptsLeftToday = {
  holds:
    'Of the attempts to pay for the plan that began on this business date, fewer than 5 were declined; those of a down payment are neither counted nor limited by this.',
  rule: 'Payments',
} as const satisfies Guard;

export const noRequestWaiting = {
  holds: 'No request for approval of the same command for the same entity is `PENDING`.',
  rule: 'Four eyes',
} as const satisfies Guard;

export const notRemindedToday = {
  holds: 'No reminder of it was sent to its customer on this business date.',
} as const satisfies Guard;

export const wantsMessages = {
  holds:
    'The account is not `CLOSED`, and its customer wants messages in the application (`preferences.channels.inApp`).',
  rule: 'Messages',
} as const satisfies Guard;
