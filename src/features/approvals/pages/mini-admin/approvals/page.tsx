import { approvalList } from '#src/features/approvals/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';

export default function AdministrationApprovalsPage() {
  return (
    <Page heading="Approvals">
      <ResourceList list={approvalList} />
    </Page>
  );
}
