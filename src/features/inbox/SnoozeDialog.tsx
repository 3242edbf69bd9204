import { Button, Modal, Stack } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { updateInboxItem } from '#contracts/inbox/endpoints.ts';
import type { InboxItem } from '#contracts/inbox/item.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { DialogButtons } from '#src/ui/DialogButtons.tsx';
import { atWallTime, wallTime } from '#src/ui/wall-time.ts';
import classes from './SnoozeDialog.module.css';
import { snoozeLimits, tomorrowMorning } from './snooze.ts';
import { useInboxChanges } from './use-inbox-changes.ts';

interface Props {
  readonly item: InboxItem;
  /** In ms of the backend's clock. */
  readonly now: number;
  readonly onClose: () => void;
}

/** A dialog for a custom day and time, up to 90 days ahead. */
export default function SnoozeDialog({ item, now, onClose }: Props) {
  const { timeZone } = useConfiguration();
  const { change } = useInboxChanges();
  const { shortestMs, longestMs } = snoozeLimits;
  const form = useContractForm(updateInboxItem, {
    initial: { snoozedUntil: wallTime(tomorrowMorning(now, timeZone), timeZone) },
    advice: { snoozedUntil: 'Choose a time between 3 minutes and 90 days from now' },
    toBody: ({ snoozedUntil: wall }) => {
      const until = wall === '' ? NaN : atWallTime(wall, timeZone);
      const fits = until >= now + shortestMs && until <= now + longestMs;
      return { status: 'SNOOZED', snoozedUntil: fits ? new Date(until).toISOString() : null };
    },
    call: { params: { inboxItemId: item.id }, version: item.version },
    // the outbox sends it, offline later; the list shows it at once
    send: async ({ body }) => {
      change(item, body);
      return { data: item };
    },
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title="Snooze until" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form {...form.props}>
        <Stack>
          <DateTimePicker
            {...form.field('snoozedUntil')}
            onChange={(chosen) => form.set('snoozedUntil', chosen ?? '')}
            label="Day and time"
            minDate={wallTime(now, timeZone)}
            maxDate={wallTime(now + longestMs, timeZone)}
            valueFormat="D MMM YYYY, HH:mm"
            classNames={{ day: classes.day ?? '' }}
            data-autofocus
          />
          <DialogButtons>
            <Button variant="default" size="sm" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" size="sm">
              Snooze
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
