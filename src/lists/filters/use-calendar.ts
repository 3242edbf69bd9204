import { useMemo } from 'react';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { wallTime } from '#src/ui/wall-time.ts';
import type { Calendar } from './spans.ts';

/** Returns the current day in the business's time zone, by the backend's clock. */
export function useCalendar(): Calendar {
  const { timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  return useMemo(
    () => ({ today: wallTime(Date.now() + aheadMs, timeZone).slice(0, 10), timeZone }),
    [aheadMs, timeZone],
  );
}
