import { useState } from 'react';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { wallTime } from '#src/ui/wall-time.ts';

/** Returns the time zone of the business, and the local time there when the field was first rendered. */
export function useWallClock() {
  const { timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [now] = useState(() => wallTime(Date.now() + aheadMs, timeZone));
  return { timeZone, now };
}
