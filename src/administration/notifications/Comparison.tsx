import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Notification } from '#contracts/notifications/notification.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';
import { useListNotificationsQuery } from './api.ts';
import { clickedShare, deliveredShare, openedShare } from './shares.ts';

const sent = {
  filter: { status: ['SENT' as const, 'PARTIALLY_FAILED' as const, 'FAILED' as const] },
  limit: 50,
};

/** Compares a notification with another one: the last sent one of its category, or a chosen one. */
export function Comparison({ notification }: { readonly notification: Notification }) {
  const response = useListNotificationsQuery({ query: sent });
  const { data, error } = response;
  const [chosen, setChosen] = useState<string | null>(null);
  const otherNotifications = data?.items.filter(({ id }) => id !== notification.id) ?? [];
  const before = otherNotifications.filter(({ createdAt }) => createdAt < notification.createdAt);
  const last =
    before.find(({ category }) => category === notification.category) ?? before[0] ?? otherNotifications[0];
  const other = otherNotifications.find(({ id }) => id === chosen) ?? last;
  if (!data && error !== undefined)
    return <UnreadPart response={response}>We couldn’t read other messages to compare with.</UnreadPart>;
  if (!other) return null;
  return (
    <Section title="Comparison">
      <NativeSelect
        label="Compare with"
        data={otherNotifications.map(({ id, name }) => ({ value: id, label: name }))}
        value={other.id}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <SmallTable
        columns={['Figure', 'This one', 'The other', 'Difference']}
        rows={[
          counted('Audience', notification.audienceCount, other.audienceCount),
          ...figures.map(({ label, of }) => compared(label, of(notification), of(other))),
          counted('Failed deliveries', notification.stats.errors, other.stats.errors),
        ]}
      />
    </Section>
  );
}

const figures = [
  { label: 'Delivered', of: deliveredShare },
  { label: 'Opened', of: openedShare },
  { label: 'Clicked', of: clickedShare },
] as const;

const counted = (label: string, value: number, other: number) => ({
  key: label,
  cells: [
    label,
    <Count key="this" value={value} />,
    <Count key="other" value={other} />,
    signed(value - other),
  ],
});

const compared = (label: string, value: number | null, other: number | null) => ({
  key: label,
  cells: [
    label,
    value === null ? '–' : <Share key="this" bps={value * 100} />,
    other === null ? '–' : <Share key="other" bps={other * 100} />,
    value === null || other === null ? '–' : `${signed(value - other)} points`,
  ],
});

const signed = (difference: number) =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
