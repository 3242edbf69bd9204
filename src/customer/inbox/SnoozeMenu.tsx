import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import type { Instant } from '#contracts/dates.ts';
import type { InboxItem } from '#contracts/inbox/item.ts';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { tomorrowMorning } from './snooze.ts';

// The dialog needs a calendar, so it is loaded on demand.
const SnoozeDialog = lazyDialog(() => import('./SnoozeDialog.tsx'));

const HOUR = 3_600_000;

interface Props {
  readonly item: InboxItem;
  readonly onSnooze: (until: Instant) => void;
}

/** A menu of the times at which a message appears again. */
export function SnoozeMenu({ item, onSnooze }: Props) {
  const { timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [choosing, setChoosing] = useState(false);
  const snoozeUntil = (ms: number) => onSnooze(new Date(ms).toISOString());
  const now = () => Date.now() + aheadMs;
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon size="md" aria-label={`Snooze “${item.title}”`}>
            <Icon name="clock" size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => snoozeUntil(now() + HOUR)}>For an hour</Menu.Item>
          <Menu.Item onClick={() => snoozeUntil(tomorrowMorning(now(), timeZone))}>Tomorrow, 09:00</Menu.Item>
          <Menu.Item onClick={() => setChoosing(true)}>Choose a time</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {choosing && <SnoozeDialog {...{ item, onSnooze }} now={now()} onClose={() => setChoosing(false)} />}
    </>
  );
}
