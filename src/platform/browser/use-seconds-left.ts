import { useEffect, useState } from 'react';
import type { Instant } from '#contracts/dates.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { selectAheadMs } from './server-time.ts';

/** Returns a deadline of the backend in ms of this machine's clock; null while the backend's time is unknown. */
export function useLocalDeadline(deadline: Instant | null): number | null {
  const aheadMs = useAppSelector(selectAheadMs);
  return deadline === null || aheadMs === null ? null : Date.parse(deadline) - aheadMs;
}

const secondsUntil = (deadlineMs: number | null) =>
  deadlineMs === null ? 0 : Math.max(0, Math.ceil((deadlineMs - Date.now()) / 1000));

/** Counts down whole seconds to an instant of this machine's clock; 0 without one or after it. */
export function useSecondsLeft(deadlineMs: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadlineMs));
  useEffect(() => {
    setSeconds(secondsUntil(deadlineMs));
    if (secondsUntil(deadlineMs) === 0) return;
    const timer = setInterval(() => {
      const now = secondsUntil(deadlineMs);
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [deadlineMs]);
  return seconds;
}

/** Formats seconds as "0:42" or "14:05". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
