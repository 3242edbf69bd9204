import { jobList } from '#src/features/jobs/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { routes } from '#src/platform/page-table.ts';

export default function AdministrationJobsPage() {
  return (
    <Page heading="Jobs" lead={routes.administrationJobs.lead}>
      <ResourceList list={jobList} />
    </Page>
  );
}
