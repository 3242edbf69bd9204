import OrdersPage from '#src/app/pages/orders/page.tsx';

export default function ChangedOrdersPage() {
  return (
    <>
      <OrdersPage />
      <p>This page was changed in this release.</p>
    </>
  );
}
