import { lazy, Suspense } from 'react';
import { administratorList } from '#src/features/administrators/list.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { routes } from '#src/platform/page-table.ts';

const RoleTable = lazy(() => import('#src/features/administrators/RoleTable.tsx'));

export default function AdministrationAdministratorsPage() {
  return (
    <Page heading="Administrators" lead={routes.administrationAdministrators.lead}>
      <ResourceList list={administratorList} />
      <Suspense>
        <RoleTable />
      </Suspense>
    </Page>
  );
}
