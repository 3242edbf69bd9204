import OrdersPage from '#src/features/orders/pages/orders/page.tsx';

export default function ChangedOrdersPage() {
  return (
    <>
      <OrdersPage />
      <p>This page was changed in this release.</p>
    </>
  );
}
