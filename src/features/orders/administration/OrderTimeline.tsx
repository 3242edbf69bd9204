import { Text, Timeline, Title } from '@mantine/core';
import type { OrderDetails } from '#contracts/orders/order.ts';
import { useListAuditEventsQuery } from '#src/actions/api.ts';
import { actionName } from '#src/features/audit/labels.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';

/** What happened to an order, the newest first. It is read again with each version of the order. */
export const OrderTimeline = ({ order: { id, version } }: { readonly order: OrderDetails }) => (
  <History key={version} id={id} />
);

function History({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = useListAuditEventsQuery(
    { query: { q: id, sort: ['-at'], limit: 10 } },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data?.items.length) return null;
  return (
    <section>
      <Title order={3} mb="sm">
        Timeline
      </Title>
      <Timeline fz="sm" active={data.items.length} bulletSize="0.75rem" lineWidth={2}>
        {data.items.map((event) => (
          <Timeline.Item key={event.id} title={actionName(event.action)}>
            <Text size="sm">
              {event.actor.name}, <DateTimeText value={event.at} />
            </Text>
            {event.reason !== null && <Text size="sm">{event.reason}</Text>}
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
