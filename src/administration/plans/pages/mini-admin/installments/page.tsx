import { planList } from '#src/administration/plans/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationPlansPage() {
  return (
    <Page heading="Plans">
      <ResourceList list={planList} />
    </Page>
  );
}
