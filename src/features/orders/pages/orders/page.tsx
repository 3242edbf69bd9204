import { OfferNames } from '#src/features/catalogue/OfferNames.tsx';
import { orderList } from '#src/features/orders/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function OrdersPage() {
  return (
    <Page heading="Orders">
      <OfferNames>
        <ResourceList list={orderList} />
      </OfferNames>
    </Page>
  );
}
