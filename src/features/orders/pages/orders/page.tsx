import { orderList } from '#src/features/orders/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { selectRole } from '#src/platform/session.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { OwnOrders } from './OwnOrders.tsx';

/** All orders for administrators; a customer's own orders. */
export default function OrdersPage() {
  const role = useAppSelector(selectRole);
  if (role === 'CUSTOMER') return <OwnOrders />;
  return (
    <Page heading="Orders">
      <ResourceList list={orderList} />
    </Page>
  );
}
