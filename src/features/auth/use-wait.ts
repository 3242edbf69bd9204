import { useMemo } from 'react';
import { useSecondsLeft } from '#src/platform/use-seconds-left.ts';

/** Counts down the seconds that a refusal asks to wait, from the moment that this refusal came. */
export function useWait(seconds: number | null, refusal: unknown): number {
  const deadline = useMemo(
    () => (seconds === null || refusal === undefined ? null : Date.now() + seconds * 1000),
    [seconds, refusal],
  );
  return useSecondsLeft(deadline);
}
