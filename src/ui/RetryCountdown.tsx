import { useEffect, useRef } from 'react';
import type { Instant } from '#contracts/dates.ts';
import { useLocalDeadline, useSecondsLeft } from '#src/platform/use-seconds-left.ts';
import { Countdown } from './Countdown.tsx';

interface Props {
  readonly until: Instant;
  readonly onRetry: () => void;
}

/** Counts down to the end of a maintenance, then retries. */
export default function RetryCountdown({ until, onRetry }: Props) {
  const seconds = useSecondsLeft(useLocalDeadline(until));
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (seconds === 0 && wasWaiting.current) onRetry();
    wasWaiting.current = seconds > 0;
  }, [seconds, onRetry]);
  return seconds > 0 && <Countdown seconds={seconds} what="Next try in" />;
}
