import AllOrders from '#src/administration/orders/list.tsx';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { OrderList } from '#src/customer/orders/OrderList.tsx';

/** All orders for administrators; a customer's own orders. */
export default function OrdersPage() {
  const role = useAppSelector(selectRole);
  return role === 'CUSTOMER' ? <OrderList /> : <AllOrders />;
}
