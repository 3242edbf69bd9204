import { OrderList } from '../../lists/orders.tsx';
import { AdministrationPage } from '../../ui/AdministrationPage.tsx';

export default function OrdersPage() {
  return (
    <AdministrationPage heading="Orders" lead="Every order, from the first draft on.">
      <OrderList />
    </AdministrationPage>
  );
}
