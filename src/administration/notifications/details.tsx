import { Group, Stack, Table } from '@mantine/core';
import type { NotificationDetails as Details } from '#contracts/notifications/details.ts';
import { useFrequentChanges } from '#src/api/use-frequent-changes.ts';
import { PendingApprovals } from '#src/administration/approvals/PendingApprovals.tsx';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { CountLegend } from '#src/ui/format/CountLegend.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { Checklist } from './Checklist.tsx';
import { EditDraftButton } from './ComposeButton.tsx';
import { Comparison } from './Comparison.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Funnel } from './Funnel.tsx';
import { audienceWords } from './audience-labels.ts';
import { categories, channelNames, channelsOf, notificationStatuses, repetitions } from './labels.ts';
import { languagesOf } from './languages.ts';
import { MessageText } from './MessageText.tsx';
import { funnelCounts } from './funnel-counts.ts';

/** A notification: its text, the delivery stages by channel, and the delivery of each recipient. */
export function NotificationDetails({ entity: notification }: { readonly entity: Details }) {
  const { scheduledAt, repeats, expiresAt, content, status, funnel } = notification;
  const { locale } = useConfiguration();
  useFrequentChanges(status === 'SENDING');
  const isSent = funnel.some((each) => each.delivered + each.waiting + each.suppressed + each.errors > 0);
  return (
    <Stack gap="lg">
      <PendingApprovals entityId={notification.id} />
      <EntityFacts
        status={<Status {...notificationStatuses[status]} />}
        items={[
          { label: 'Category', value: categories[notification.category] },
          { label: 'Channels', value: channelsOf(notification) },
          { label: 'Audience', value: audienceWords(notification.audience) },
          { label: 'Customers', value: <Count value={notification.audienceCount} /> },
          {
            label: 'Scheduled',
            value:
              scheduledAt === null ? (
                '–'
              ) : (
                <>
                  <DateTimeText value={scheduledAt} />
                  {notification.timeZone === 'RECIPIENT' && ', each customer’s local time'}
                </>
              ),
          },
          { label: 'Languages', value: languagesOf(notification, locale) },
          ...(repeats === null
            ? []
            : [
                {
                  label: 'Repeats',
                  value: (
                    <>
                      {repetitions[repeats.every]}
                      {repeats.until !== null && (
                        <>
                          {' until '}
                          <DateText value={repeats.until} />
                        </>
                      )}
                    </>
                  ),
                },
              ]),
          { label: 'Expires', value: expiresAt === null ? '–' : <DateTimeText value={expiresAt} /> },
          { label: 'Created by', value: notification.createdBy },
          { label: 'Created', value: <DateTimeText value={notification.createdAt} /> },
        ]}
      />
      <MessageText content={content} />
      {status === 'DRAFT' && (
        <Group>
          <EditDraftButton draft={notification} />
        </Group>
      )}
      {notification.checks.length > 0 && (
        <Section title="Before it is sent">
          <Checklist checks={notification.checks} />
        </Section>
      )}
      {isSent && (
        <Stack gap="2xs">
          <Funnel notification={notification} />
          <CountLegend parts={funnelCounts(notification)} />
        </Stack>
      )}
      {isSent && (
        <Section title="By channel">
          <Table.ScrollContainer type="native" minWidth="24rem">
            <Table fz="sm" aria-label="By channel">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Channel</Table.Th>
                  <Table.Th ta="right">Delivered</Table.Th>
                  <Table.Th ta="right">Opened</Table.Th>
                  <Table.Th ta="right">Clicked</Table.Th>
                  <Table.Th ta="right">Waiting</Table.Th>
                  <Table.Th ta="right">Not sent</Table.Th>
                  <Table.Th ta="right">To retry</Table.Th>
                  <Table.Th ta="right">Undeliverable</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {funnel.map((each) => (
                  <Table.Tr key={each.channel}>
                    <Table.Td>{channelNames[each.channel]}</Table.Td>
                    <Table.Td ta="right">
                      <Count value={each.delivered} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Count value={each.opened} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Count value={each.clicked} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Count value={each.waiting} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Count value={each.suppressed} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Count value={each.errors - each.undeliverable} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Count value={each.undeliverable} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Section>
      )}
      {notification.stats.sent + notification.stats.errors > 0 && <Comparison notification={notification} />}
      <Deliveries notification={notification} />
    </Stack>
  );
}
