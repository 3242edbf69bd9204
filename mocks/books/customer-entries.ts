import type { ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { Entry } from './entry.ts';

const ofNoPlan = { plan: null, paymentId: null } as const;

/** The whole value of a redeemed scratchcard is credit of its customer; what a payment uses of it is used from there. */
export function scratchcardEntry({ id, value, redeemedAt, ownerId }: ScratchcardRecord): Entry[] {
  if (redeemedAt === null || ownerId === null) return [];
  const { amountMinor, currency } = value;
  return [
    {
      ...ofNoPlan,
      id,
      day: businessDate(redeemedAt),
      kind: 'SCRATCHCARD',
      currency,
      legs: [
        ['CUSTOMER_CREDIT', -amountMinor],
        ['SCRATCHCARDS', amountMinor],
      ],
    },
  ];
}

/** What was left in the wallet of a deleted account. */
export function walletEntry({ id, walletReturned }: UserRecord): Entry[] {
  if (walletReturned === null) return [];
  const { on, amount } = walletReturned;
  return [
    {
      ...ofNoPlan,
      id: `${id}.WALLET_RETURNED`,
      day: on,
      kind: 'WALLET_RETURNED',
      currency: amount.currency,
      legs: [
        ['CASH', -amount.amountMinor],
        ['CUSTOMER_CREDIT', amount.amountMinor],
      ],
    },
  ];
}
