import { useMemo } from 'react';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';
import type { Calendar } from './spans.ts';

/** Returns the current day in the business's time zone; the object changes when the day does. */
export function useCalendar(): Calendar {
  const { today, timeZone } = useWallClock();
  return useMemo(() => ({ today, timeZone }), [today, timeZone]);
}
