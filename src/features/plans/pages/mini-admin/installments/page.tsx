import { OfferNames } from '#src/features/catalogue/OfferNames.tsx';
import { planList } from '#src/features/plans/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationInstallmentsPage() {
  return (
    <Page heading="Instalments">
      <OfferNames>
        <ResourceList list={planList} />
      </OfferNames>
    </Page>
  );
}
