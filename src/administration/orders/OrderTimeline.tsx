import { Text, Timeline } from '@mantine/core';
import type { OrderDetails } from '#contracts/orders/order.ts';
import { useListAuditEventsQuery } from '#src/kits/actions/audit-api.ts';
import { actionName, reasonIn } from '#src/administration/audit/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Section } from '#src/ui/parts/Section.tsx';

/** The events of an order, newest first. They are refetched with each version of the order. */
export const OrderTimeline = ({ order: { id, version } }: { readonly order: OrderDetails }) => (
  <History key={version} id={id} />
);

function History({ id }: { readonly id: string }) {
  const response = useListAuditEventsQuery(
    { query: { q: id, sort: ['-at'], limit: 10 } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Fetched response={response}>
      {({ items }) =>
        items.length > 0 && (
          <Section title="Timeline">
            <Timeline fz="sm" active={items.length} bulletSize="0.75rem" lineWidth={2}>
              {items.map((event) => (
                <Timeline.Item key={event.id} title={actionName(event.action)}>
                  <Text size="sm">
                    {event.actor.name}, <DateTimeText value={event.at} />
                  </Text>
                  <Text size="sm">{reasonIn(event)}</Text>
                </Timeline.Item>
              ))}
            </Timeline>
          </Section>
        )
      }
    </Fetched>
  );
}
