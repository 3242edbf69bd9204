import { useEffect, useMemo, useRef } from 'react';
import { useSecondsLeft } from '#src/platform/use-seconds-left.ts';
import { Countdown } from './Countdown.tsx';

interface Props {
  /** What the answer says; another answer restarts the countdown. */
  readonly problem: { readonly retryAfterS: number };
  readonly onRetry: () => void;
}

/** Counts down to the end of a maintenance, then retries. */
export default function RetryCountdown({ problem, onRetry }: Props) {
  const deadline = useMemo(() => Date.now() + problem.retryAfterS * 1_000, [problem]);
  const seconds = useSecondsLeft(deadline);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (seconds === 0 && wasWaiting.current) onRetry();
    wasWaiting.current = seconds > 0;
  }, [seconds, onRetry]);
  return seconds > 0 && <Countdown seconds={seconds} what="Next try in" />;
}
