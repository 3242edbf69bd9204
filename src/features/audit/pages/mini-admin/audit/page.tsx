import { auditList } from '#src/features/audit/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';

export default function AdministrationAuditPage() {
  return (
    <Page heading="Audit log">
      <ResourceList list={auditList} />
    </Page>
  );
}
