import { isRejectedWithValue } from '@reduxjs/toolkit';
import { CardTokenId } from '#contracts/ids.ts';
import type { ProblemOf } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { problemOf } from '#src/errors/api-error.ts';

/** Why a bank declined a card, and whether the same card can be tried again. */
export type Decline = Pick<ProblemOf<'payment-declined'>, 'declineCode' | 'retryable'>;

/** The declines of this page by the token of the card. */
export type DeclinedCards = Readonly<Record<string, Decline>>;

const Charge = z.object({
  originalArgs: z.object({
    body: z.object({ sources: z.array(z.object({ cardTokenId: z.optional(CardTokenId) })) }),
  }),
});

/** Returns the card that an answered call could not charge, and why; null for any other action. */
export function declineIn(action: unknown): { readonly cardId: string; readonly decline: Decline } | null {
  if (!isRejectedWithValue(action)) return null;
  const problem = problemOf(action.payload, 'payment-declined');
  const charge = problem && z.safeParse(Charge, action.meta.arg);
  const cardId = charge?.data?.originalArgs.body.sources.find((each) => each.cardTokenId)?.cardTokenId;
  if (!problem || cardId === undefined) return null;
  const { declineCode, retryable } = problem;
  return { cardId, decline: { declineCode, retryable } };
}

/** True for a card that its bank has declined for good. */
export const isRefusedForGood = (declined: DeclinedCards, cardId: string): boolean =>
  declined[cardId]?.retryable === false;
