import { Button, Group, Modal, Stack } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useState } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { atWallTime, wallTime } from '#src/ui/wall-time.ts';
import { snoozeLimits, tomorrowMorning } from './snooze.ts';

interface Props {
  /** The backend's time, in ms. */
  readonly now: number;
  readonly onClose: () => void;
  readonly onChosen: (until: number) => void;
}

/** A day and a time of one's own, up to 90 days ahead. */
export default function SnoozeDialog({ now, onClose, onChosen }: Props) {
  const { timeZone } = useConfiguration();
  const [wall, setWall] = useState(wallTime(tomorrowMorning(now, timeZone), timeZone));
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const until = atWallTime(wall, timeZone);
    const { shortestMs, longestMs } = snoozeLimits;
    const fits = until >= now + shortestMs && until <= now + longestMs;
    setWrong(!fits);
    if (fits) onChosen(until);
  };
  return (
    <Modal opened onClose={onClose} title="Snooze until" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <DateTimePicker
            label="Day and time"
            value={wall}
            onChange={(chosen) => setWall(chosen ?? '')}
            minDate={wallTime(now, timeZone)}
            maxDate={wallTime(now + snoozeLimits.longestMs, timeZone)}
            valueFormat="D MMM YYYY, HH:mm"
            error={isWrong && 'Choose a time between 3 minutes and 90 days from now'}
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" size="sm" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" size="sm">
              Snooze
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
