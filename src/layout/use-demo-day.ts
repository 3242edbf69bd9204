import { useEffect, useReducer } from 'react';
import { type Clock, systemClock } from '#src/platform/clock.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { dateTimeText } from '#src/ui/date-text.ts';

/** In every time zone, summer time or not, a day starts at one of these. */
const quarterMs = 900_000;

/** Returns the day on the mock backend's clock; null before its first answer, and for another backend. */
export function useDemoDay(clock: Clock = systemClock): string | null {
  const { mocks, locale, timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs);
  const [quarters, pass] = useReducer((passed: number) => passed + 1, 0);
  const isKnown = mocks === 'on' && aheadMs !== null;
  useEffect(() => {
    if (!isKnown) return;
    const cancel = clock.after(quarterMs - ((clock.now() + aheadMs) % quarterMs), pass);
    return cancel;
  }, [isKnown, aheadMs, clock, quarters]);
  return isKnown
    ? dateTimeText(new Date(clock.now() + aheadMs).toISOString(), locale, timeZone, 'day')
    : null;
}
