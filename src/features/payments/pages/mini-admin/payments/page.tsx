import { paymentList } from '#src/features/payments/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationPaymentsPage() {
  return (
    <Page heading="Payments">
      <ResourceList list={paymentList} />
    </Page>
  );
}
