import type { Challenge } from '#contracts/auth/challenge.ts';
import type { Instant } from '#contracts/dates.ts';

export interface ChallengeRecord extends Challenge {
  /** Contact in full: phone number or address. */
  readonly target: string;
  /** Where the request for it came from: see `Context` of handlers. */
  readonly caller: string;
  /** The order that the code confirms; null for other purposes. */
  readonly orderId: string | null;
  /** The customer whose order the code confirms or whose contact it changes; null for signing in. */
  readonly userId: string | null;
  readonly codeHash: string;
  /** End of the lock that the last wrong try has started; null when there is none. */
  readonly lockedUntil: Instant | null;
}
