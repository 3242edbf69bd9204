import { planList } from '#src/features/plans/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationInstallmentsPage() {
  return (
    <Page heading="Instalments">
      <ResourceList list={planList} />
    </Page>
  );
}
