import { auditList } from '#src/administration/audit/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';

export default function AdministrationAuditPage() {
  return (
    <Page heading="Audit log">
      <ResourceList list={auditList} />
    </Page>
  );
}
