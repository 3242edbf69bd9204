import type { Money } from '#contracts/money.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';

/** A payment by one card. */
export const byCard = (cardTokenId: string, { amountMinor }: Money): RequestedSource[] => [
  { kind: 'CARD', cardTokenId, amountMinor },
];
