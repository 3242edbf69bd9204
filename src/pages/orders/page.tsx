import { OrderList } from '#src/lists/orders.tsx';
import { AdministrationPage } from '#src/ui/AdministrationPage.tsx';

export default function OrdersPage() {
  return (
    <AdministrationPage heading="Orders" lead="Every order, from the first draft on.">
      <OrderList />
    </AdministrationPage>
  );
}
