import { ActionIcon, Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { tomorrowMorning } from './snooze.ts';

// A calendar is for those who want a day of their own.
const SnoozeDialog = lazy(() => loadRecovering(() => import('./SnoozeDialog.tsx')));

const HOUR = 3_600_000;

interface Props {
  /** What is snoozed. */
  readonly title: string;
  readonly onSnooze: (until: string) => void;
}

/** When a message is to come again. */
export function SnoozeMenu({ title, onSnooze }: Props) {
  const { timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [choosing, setChoosing] = useState(false);
  const snoozeUntil = (ms: number) => onSnooze(new Date(ms).toISOString());
  const now = () => Date.now() + aheadMs;
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon size="md" aria-label={`Snooze “${title}”`}>
            <Icon name="clock" size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => snoozeUntil(now() + HOUR)}>For an hour</Menu.Item>
          <Menu.Item onClick={() => snoozeUntil(tomorrowMorning(now(), timeZone))}>Tomorrow, 09:00</Menu.Item>
          <Menu.Item onClick={() => setChoosing(true)}>Choose a time</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {choosing && (
        <Suspense fallback={null}>
          <SnoozeDialog
            now={now()}
            onClose={() => setChoosing(false)}
            onChosen={(until) => {
              setChoosing(false);
              snoozeUntil(until);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
