import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { selectCachedAsOf } from '#src/platform/storage/data-age.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { timeText } from '#src/ui/format/date-text.ts';
import classes from './CachedDataAge.module.css';

const halfMinuteMs = 30_000;

/** Says how old the page's data are while the network is unavailable, in the space below the head: it moves nothing. */
export function CachedDataAge() {
  const { locale, timeZone } = useConfiguration();
  const asOf = useAppSelector(selectCachedAsOf);
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (asOf === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), halfMinuteMs);
    return () => clearInterval(timer);
  }, [asOf]);
  if (asOf === null) return null;
  const moment = new Date(asOf + aheadMs).toISOString();
  return (
    <Text size="sm" c="dimmed" className={classes.age}>
      As of <time dateTime={moment}>{timeText(moment, locale, timeZone)}</time>,{' '}
      {agoText(asOf, Math.max(now, asOf), locale)}
    </Text>
  );
}
