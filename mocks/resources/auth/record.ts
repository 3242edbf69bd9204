import type { Challenge } from '#contracts/auth/challenge.ts';
import type { Instant } from '#contracts/dates.ts';

export interface ChallengeRecord extends Challenge {
  /** Contact in full: phone number or address. */
  readonly target: string;
  /** Who asked for it: see `Context` of handlers. */
  readonly caller: string;
  readonly orderId: string | null;
  readonly codeHash: string;
  /** When the lock ends that the last wrong try began. */
  readonly lockedUntil: Instant | null;
}
