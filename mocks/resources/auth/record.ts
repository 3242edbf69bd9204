import { Challenge } from '#contracts/auth/challenge.ts';
import { Instant } from '#contracts/dates.ts';
import { OrderId, UserId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { fixed, type RowOf, text } from '#mocks/store/row-fields.ts';

export const challengeRecord = z.safeExtend(Challenge, {
  /** The full phone number or address. */
  target: text,
  /** The network address of the request for the code: see `Context` of handlers. */
  caller: z.string(),
  /** The order that the code confirms; null for other purposes. */
  orderId: z.nullable(OrderId),
  /** The customer whose order the code confirms or whose contact it changes; null for logging in. */
  userId: z.nullable(UserId),
  codeHash: text,
  /** When an administrator sent another code for it; the first one was sent when it was issued. */
  resentAt: fixed(z.array(Instant)),
  /** When the lock after the last wrong try ends; null without a lock. */
  lockedUntil: z.nullable(Instant),
});
export type ChallengeRecord = RowOf<typeof challengeRecord>;
