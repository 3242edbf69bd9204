import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useListDeliveriesQuery } from './api.ts';
import { channelNames, deliveryStatuses, exclusionReasons } from './labels.ts';

const step = 10;

/** What became of a notification for each recipient, by name. */
export function Deliveries({ notificationId }: { readonly notificationId: string }) {
  const [limit, setLimit] = useState(step);
  const { data } = useListDeliveriesQuery({ params: { notificationId }, query: { limit } });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title="Recipients">
      <Table.ScrollContainer minWidth="20rem">
        <Table fz="sm" aria-label="Recipients">
          <Table.Tbody>
            {data.items.map(({ id, userId, customerName, channel, status, exclusion, error }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <EntityLink type="user" id={userId} name={customerName} />
                </Table.Td>
                <Table.Td>
                  {channelNames[channel]}
                  {(exclusion ?? error) !== null && (
                    <Text size="xs" c="dimmed">
                      {exclusion === null ? error : exclusionReasons[exclusion]}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="right">
                  <Status {...deliveryStatuses[status]} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data.nextCursor !== null && limit < 100 && (
        <Button variant="subtle" size="xs" onClick={() => setLimit(Math.min(100, limit + 3 * step))}>
          Show more
        </Button>
      )}
    </Section>
  );
}
