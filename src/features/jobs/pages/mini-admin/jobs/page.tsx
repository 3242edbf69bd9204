import { jobList } from '#src/features/jobs/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';

export default function AdministrationJobsPage() {
  return (
    <Page heading="Jobs">
      <ResourceList list={jobList} />
    </Page>
  );
}
