import { useEffect, useState } from 'react';
import type { Instant } from '#contracts/dates.ts';
import { useAppSelector } from './use-store.ts';
import { selectAheadMs } from './server-time.ts';

/** A deadline of the backend on this machine's clock, in milliseconds; null while the backend's time is not known. */
export function useLocalDeadline(deadline: Instant | null): number | null {
  const aheadMs = useAppSelector(selectAheadMs);
  return deadline === null || aheadMs === null ? null : Date.parse(deadline) - aheadMs;
}

const left = (deadlineMs: number | null) =>
  deadlineMs === null ? 0 : Math.max(0, Math.ceil((deadlineMs - Date.now()) / 1000));

/** Whole seconds until a moment of this machine's clock, counted down; 0 without one or when it has passed. */
export function useSecondsLeft(deadlineMs: number | null): number {
  const [seconds, setSeconds] = useState(() => left(deadlineMs));
  useEffect(() => {
    setSeconds(left(deadlineMs));
    if (left(deadlineMs) === 0) return;
    const timer = setInterval(() => {
      const now = left(deadlineMs);
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [deadlineMs]);
  return seconds;
}

/** "0:42", "14:05". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
