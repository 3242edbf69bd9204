import type { Challenge } from '#contracts/auth/challenge.ts';
import type { Instant } from '#contracts/dates.ts';

export interface ChallengeRecord extends Challenge {
  /** Contact in full: phone number or address. */
  readonly target: string;
  readonly orderId: string | null;
  readonly codeHash: string;
  /** When the lock of the target ends, once the last try was wrong. */
  readonly lockedUntil: Instant | null;
}
