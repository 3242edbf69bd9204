import { orderStatuses } from '#src/resources/orders/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { Latest } from './Latest.tsx';
import { useDashboard } from './use-dashboard.ts';

export function LatestOrders() {
  const { data, isLost } = useDashboard();
  if (isLost) return null; // the work queues report the failure
  return (
    <Latest
      heading="Latest orders"
      all={{ to: paths.orders(), label: 'All orders' }}
      none="No orders yet."
      items={data?.latestOrders.map((order) => ({
        key: order.id,
        title: <AppLink to={paths.orders({ open: order.id })}>{order.number}</AppLink>,
        text: `${order.customerName} · ${order.title}`,
        amount: <Money value={order.total} />,
        status: <Status {...orderStatuses[order.status]} />,
      }))}
    />
  );
}
