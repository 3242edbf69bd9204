import { Button, Group, NativeSelect, SimpleGrid, Table, Text } from '@mantine/core';
import { type Ref, useRef, useState } from 'react';
import { listDeliveries } from '#contracts/notifications/administration-endpoints.ts';
import { type Delivery, hasFailed } from '#contracts/notifications/delivery.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { stateOf } from '#src/kits/actions/action.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { LazyExportDialog } from '#src/kits/lists/export/LazyExportDialog.tsx';
import { choiceFilter } from '#src/kits/lists/filters/filter.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import type { StatusLabel } from '#src/ui/parts/status-label.ts';
import { useGetNotificationQuery, useListDeliveriesQuery } from './api.ts';
import { deliveryStatuses, exclusionNames } from './audience-labels.ts';
import { channelNames } from './labels.ts';
import { retryOf } from './retry-delivery.ts';
import { type ShownDeliveries, Undelivered } from './Undelivered.tsx';

const step = 10;
const maxRows = 100;

const { text, word, dateTime, status, custom } = columnsOf(listDeliveries);
const reasonOf = ({ exclusion, error }: Delivery) => (exclusion === null ? error : exclusionNames[exclusion]);

const columns = [
  text('customerName', 'Customer', { personal: true }),
  text('userId', 'Customer ID'),
  word('channel', 'Channel', channelNames),
  status('status', 'Status', deliveryStatuses),
  custom('reason', 'Reason', reasonOf, { exported: reasonOf }),
  dateTime('at', 'Time'),
  dateTime('clickedAt', 'Clicked'),
  dateTime('nextAttemptAt', 'Next attempt'),
];
const filters = [
  choiceFilter('channel', 'Channel', channelNames),
  choiceFilter('status', 'Status', deliveryStatuses),
  choiceFilter('exclusion', 'Reason', exclusionNames),
];
const all: ShownDeliveries = { channel: [], status: [], exclusion: [] };

/** Why deliveries did not arrive, and each delivery by recipient, with filters and a download. */
export function Deliveries({ notification }: { readonly notification: NotificationDetails }) {
  const { id: notificationId } = notification;
  const { refetch } = useGetNotificationQuery({ params: { notificationId } });
  const [retry, setRetry] = useState<ReturnType<typeof retryOf> | null>(null);
  const canRetry = stateOf(notification, 'retry-failed')?.allowed === true;
  const [limit, setLimit] = useState(step);
  const [filter, setFilter] = useState(all);
  const firstFilter = useRef<HTMLSelectElement>(null);
  const [isExporting, setExporting] = useState(false);
  const params = { notificationId };
  const { data } = useListDeliveriesQuery({ params, query: { limit, filter, total: true } });
  const isFiltered = filter.channel.length + filter.status.length + filter.exclusion.length > 0;
  if (!data || (data.items.length === 0 && !isFiltered)) return null;
  return (
    <>
      <Undelivered
        counts={notification.undelivered}
        onShow={(deliveries) => {
          setFilter(deliveries);
          firstFilter.current?.focus();
        }}
      />
      <Section
        title="Recipients"
        action={
          <Button variant="default" size="xs" onClick={() => setExporting(true)}>
            Export
          </Button>
        }
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" mb="xs">
          <Choice
            ref={firstFilter}
            label="Channel"
            words={channelNames}
            value={filter.channel[0]}
            onChoose={(channel) => setFilter({ ...filter, channel })}
          />
          <Choice
            label="Status"
            words={deliveryStatuses}
            value={filter.status[0]}
            onChoose={(statuses) => setFilter({ ...filter, status: statuses })}
          />
          <Choice
            label="Reason"
            words={exclusionNames}
            value={filter.exclusion[0]}
            onChoose={(exclusion) => setFilter({ ...filter, exclusion })}
          />
        </SimpleGrid>
        {data.items.length === 0 && (
          <Text size="sm" c="dimmed">
            No recipients match these filters.
          </Text>
        )}
        <Table.ScrollContainer type="native" minWidth="17rem">
          <Table fz="sm" aria-label="Recipients">
            <Table.Tbody>
              {data.items.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Td>
                    <EntityLink type="user" id={row.userId} name={row.customerName} />
                    <Text size="xs" c="dimmed">
                      <DateTimeText value={row.at} />
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    {channelNames[row.channel]}
                    {reasonOf(row) !== null && (
                      <Text size="xs" c="dimmed">
                        {reasonOf(row)}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="right">
                    <Status {...deliveryStatuses[row.status]} />
                    {row.nextAttemptAt !== null && (
                      <Text size="xs" c="dimmed">
                        Next attempt: <DateTimeText value={row.nextAttemptAt} />
                      </Text>
                    )}
                    {hasFailed(row) && canRetry && (
                      <Button
                        variant="default"
                        size="compact-xs"
                        mt="2xs"
                        aria-label={`Retry: ${row.customerName}, ${channelNames[row.channel]}`}
                        onClick={() => setRetry(retryOf(row))}
                      >
                        Retry
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group justify="space-between">
          <Text size="xs" c="dimmed" role="status">
            {data.items.length} of <Count value={data.total ?? 0} />
          </Text>
          {data.nextCursor !== null && limit < maxRows && (
            <Button variant="subtle" size="xs" onClick={() => setLimit(Math.min(maxRows, limit + 3 * step))}>
              Show more
            </Button>
          )}
        </Group>
        {retry && (
          <LazyActionDialog
            action={retry}
            entity={notification}
            refetch={refetch}
            onClose={() => setRetry(null)}
          />
        )}
        {isExporting && (
          <LazyExportDialog
            name="Recipients"
            endpoint={listDeliveries}
            params={params}
            query={{ limit, filter }}
            control={{ filters, view: { q: '', filter, sort: 'customerName', limit, page: 1, cursor: null } }}
            columns={columns}
            keyOf={({ id }) => id}
            total={data.total ?? 0}
            onClose={() => setExporting(false)}
          />
        )}
      </Section>
    </>
  );
}

const nameOf = (name: string | StatusLabel) => (typeof name === 'string' ? name : name.word);

interface ChoiceProps<Value extends string> {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly label: string;
  readonly words: Readonly<Record<Value, string | StatusLabel>>;
  readonly value: Value | undefined;
  readonly onChoose: (values: Value[]) => void;
}

/** A select for one of a few values, or any. */
function Choice<Value extends string>({ ref, label, words, value, onChoose }: ChoiceProps<Value>) {
  const values = Object.keys(words) as Value[]; // the object has these keys only
  return (
    <NativeSelect
      ref={ref}
      aria-label={label}
      size="sm"
      data={[
        { value: '', label: `${label}: any` },
        ...values.map((each) => ({ value: each, label: nameOf(words[each]) })),
      ]}
      value={value ?? ''}
      onChange={(event) => onChoose(values.filter((each) => each === event.currentTarget.value))}
    />
  );
}
