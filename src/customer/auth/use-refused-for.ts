import { problemOf } from '#src/errors/api-error.ts';
import { troubleOf } from './code-trouble.ts';
import { useWait } from './use-wait.ts';

/** Returns the seconds until a code can be requested again after this refusal; 0 without a wait. */
export function useRefusedFor(error: unknown): number {
  const lock = problemOf(error, 'otp-locked')?.retryAfterS ?? null;
  return useWait(lock ?? troubleOf(error)?.waitS ?? null, error);
}
