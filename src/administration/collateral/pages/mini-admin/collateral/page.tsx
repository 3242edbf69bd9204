import { collateralList } from '#src/administration/collateral/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationCollateralPage() {
  return (
    <Page heading="Collateral">
      <ResourceList list={collateralList} />
    </Page>
  );
}
