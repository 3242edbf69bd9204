import { useMemo } from 'react';
import { useSecondsLeft } from '#src/platform/browser/use-seconds-left.ts';

/** Counts down the seconds of a refusal from the time it arrived. */
export function useWait(seconds: number | null, refusal: unknown): number {
  const deadline = useMemo(
    () => (seconds === null || refusal === undefined ? null : Date.now() + seconds * 1000),
    [seconds, refusal],
  );
  return useSecondsLeft(deadline);
}
