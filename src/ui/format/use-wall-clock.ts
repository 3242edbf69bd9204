import { useEffect, useState } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import { type Clock, systemClock } from '#src/platform/browser/clock.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { wallTime } from './wall-time.ts';

/** In every time zone, with or without daylight saving time, a day starts at one of these. */
const quarterMs = 900_000;

/**
 * Returns the time zone of the business, and the time and day there by the backend's clock. They are read again at each
 * quarter of an hour, so that a page which stays open over midnight has the new day.
 */
export function useWallClock(clock: Clock = systemClock) {
  const { timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [readAt, setReadAt] = useState(() => clock.now());
  useEffect(() => {
    const untilNext = quarterMs - ((clock.now() + aheadMs) % quarterMs);
    const cancel = clock.after(untilNext, () => setReadAt(clock.now()));
    return cancel;
  }, [aheadMs, clock, readAt]);
  const now = wallTime(readAt + aheadMs, timeZone);
  const today: LocalDate = now.slice(0, 10);
  return { timeZone, now, today };
}
