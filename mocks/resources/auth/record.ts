import type { Challenge } from '#contracts/auth/challenge.ts';
import type { Instant } from '#contracts/dates.ts';

export interface ChallengeRecord extends Challenge {
  /** The full phone number or address. */
  readonly target: string;
  /** The network address of the request for the code: see `Context` of handlers. */
  readonly caller: string;
  /** The order that the code confirms; null for other purposes. */
  readonly orderId: string | null;
  /** The customer whose order the code confirms or whose contact it changes; null for logging in. */
  readonly userId: string | null;
  readonly codeHash: string;
  /** When an administrator sent another code for it; the first one was sent when it was issued. */
  readonly resentAt: readonly Instant[];
  /** When the lock after the last wrong try ends; null without a lock. */
  readonly lockedUntil: Instant | null;
}
