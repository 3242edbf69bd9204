import { orderList } from '#src/administration/orders/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { OrderList } from '#src/customer/orders/OrderList.tsx';

/** All orders for administrators; a customer's own orders. */
export default function OrdersPage() {
  const role = useAppSelector(selectRole);
  if (role === 'CUSTOMER') return <OrderList />;
  return (
    <Page heading="Orders">
      <ResourceList list={orderList} />
    </Page>
  );
}
