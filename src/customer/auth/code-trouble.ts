import { isApiError, problemOf } from '#src/errors/api-error.ts';

export interface CodeTrouble {
  readonly kind: 'wrong' | 'expired' | 'locked' | 'too-soon';
  readonly text: string;
  /** Seconds until another code can be sent, if the refusal names them. */
  readonly waitS: number | null;
}

/** Reads a refusal that concerns the code itself; null for every other error. */
export function troubleOf(error: unknown): CodeTrouble | null {
  if (!isApiError(error) || error.kind !== 'problem') return null;
  const text = error.problem.detail;
  if (problemOf(error, 'otp-invalid')) return { kind: 'wrong', text, waitS: null };
  if (problemOf(error, 'otp-expired')) return { kind: 'expired', text, waitS: null };
  // The countdown beside it says for how long.
  if (problemOf(error, 'otp-locked')) return { kind: 'locked', text: 'Too many wrong codes.', waitS: null };
  const wait = problemOf(error, 'otp-cooldown') ?? problemOf(error, 'rate-limited');
  return wait && { kind: 'too-soon', text, waitS: wait.retryAfterS };
}
