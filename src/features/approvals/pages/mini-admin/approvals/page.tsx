import { approvalList } from '#src/features/approvals/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { routes } from '#src/platform/page-table.ts';

export default function AdministrationApprovalsPage() {
  return (
    <Page heading="Approvals" lead={routes.administrationApprovals.lead}>
      <ResourceList list={approvalList} />
    </Page>
  );
}
