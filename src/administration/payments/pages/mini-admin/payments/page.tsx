import { paymentList } from '#src/administration/payments/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationPaymentsPage() {
  return (
    <Page heading="Payments">
      <ResourceList list={paymentList} />
    </Page>
  );
}
