import { confirmKey } from '#src/kits/actions/confirm-key.ts';
import { Button, Modal, Stack } from '@mantine/core';
import type { Instant } from '#contracts/dates.ts';
import { updateInboxItem } from '#contracts/inbox/endpoints.ts';
import type { InboxItem } from '#contracts/inbox/item.ts';
import { LazyDateTimeField } from '#src/kits/forms/lazy-date-fields.tsx';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { wallTime } from '#src/ui/format/wall-time.ts';
import { isSnoozable, snoozeLimits, tomorrowMorning } from './snooze.ts';

interface Props {
  readonly item: InboxItem;
  /** In ms of the backend's clock. */
  readonly now: number;
  readonly onSnooze: (until: Instant) => void;
  readonly onClose: () => void;
}

/** A dialog for a custom day and time, up to 90 days ahead. */
export default function SnoozeDialog({ item, now, onSnooze, onClose }: Props) {
  const { timeZone } = useConfiguration();
  const initial: { readonly snoozedUntil: Instant | null } = {
    snoozedUntil: new Date(tomorrowMorning(now, timeZone)).toISOString(),
  };
  const form = useContractForm(updateInboxItem, {
    initial,
    advice: { snoozedUntil: 'Choose a time between 3 minutes and 90 days from now' },
    toBody: ({ snoozedUntil }) => {
      const fits = isSnoozable(Date.parse(snoozedUntil ?? ''), now);
      return { status: 'SNOOZED', snoozedUntil: fits ? snoozedUntil : null };
    },
    call: { params: { inboxItemId: item.id }, version: item.version },
    // the outbox sends it, offline later; the list shows it at once
    send: async ({ body }) => {
      if (body.status === 'SNOOZED') onSnooze(body.snoozedUntil);
      return { data: item };
    },
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title="Snooze until" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form {...form.props}>
        <Stack onKeyDown={confirmKey}>
          <LazyDateTimeField
            {...form.field('snoozedUntil')}
            label="Day and time"
            maxDate={wallTime(now + snoozeLimits.maxMs, timeZone)}
            clearable={false}
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
