import { approvalList } from '#src/administration/approvals/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { routes } from '#src/platform/routing/page-table.ts';

export default function AdministrationApprovalsPage() {
  return (
    <Page heading="Approvals" lead={routes.administrationApprovals.lead}>
      <ResourceList list={approvalList} />
    </Page>
  );
}
