import { type Clock, systemClock } from '#src/platform/browser/clock.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { dateText } from '#src/ui/format/date-text.ts';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';

/** Returns the day on the mock backend's clock; null before its first answer, and for another backend. */
export function useDemoDay(clock: Clock = systemClock): string | null {
  const { mocks, locale } = useConfiguration();
  const isKnown = useAppSelector(selectAheadMs) !== null;
  const { today } = useWallClock(clock);
  return mocks === 'on' && isKnown ? dateText(today, locale) : null;
}
