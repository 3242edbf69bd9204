import { useListAllOrdersQuery } from '#src/features/orders/api.ts';
import { paths } from '#src/platform/paths.ts';
import { Status } from '#src/ui/Status.tsx';
import { orderStatuses } from '#src/features/orders/labels.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Latest } from './Latest.tsx';

export function LatestOrders() {
  const { data, error, refetch } = useListAllOrdersQuery({ query: { sort: ['-createdAt'], limit: 5 } });
  return (
    <Latest
      heading="Latest orders"
      all={{ to: paths.orders(), label: 'All orders' }}
      none="Nobody has ordered yet."
      error={error}
      onRetry={() => void refetch()}
      items={data?.items.map((order) => ({
        key: order.id,
        title: <AppLink to={paths.orders({ open: order.id })}>{order.number}</AppLink>,
        text: `${order.customerName} · ${order.title}`,
        amount: <Money value={order.total} />,
        status: <Status {...orderStatuses[order.status]} />,
      }))}
    />
  );
}
