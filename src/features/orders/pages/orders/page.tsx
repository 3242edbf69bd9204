import { OrderList } from '#src/features/orders/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function OrdersPage() {
  return (
    <AdministrationPage heading="Orders">
      <OrderList />
    </AdministrationPage>
  );
}
