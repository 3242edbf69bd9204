import { jobList } from '#src/administration/jobs/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { routes } from '#src/platform/routing/page-table.ts';

export default function AdministrationJobsPage() {
  return (
    <Page heading="Jobs" lead={routes.administrationJobs.lead}>
      <ResourceList list={jobList} />
    </Page>
  );
}
