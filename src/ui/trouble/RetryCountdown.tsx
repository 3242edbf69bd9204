import { useEffect, useRef } from 'react';
import { useSecondsLeft } from '#src/platform/browser/use-seconds-left.ts';
import { Countdown } from '#src/ui/format/Countdown.tsx';

interface Props {
  /** In ms of this machine's clock. */
  readonly deadline: number;
  readonly onRetry: () => void;
}

/** Counts down to the end of a maintenance, then retries. */
export function RetryCountdown({ deadline, onRetry }: Props) {
  const seconds = useSecondsLeft(deadline);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (seconds === 0 && wasWaiting.current) onRetry();
    wasWaiting.current = seconds > 0;
  }, [seconds, onRetry]);
  return seconds > 0 && <Countdown seconds={seconds} what="Next try in" />;
}
