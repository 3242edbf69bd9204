import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { administratorList } from '#src/features/administrators/list.tsx';
import { RoleTable } from '#src/features/administrators/RoleTable.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { routes } from '#src/platform/page-table.ts';

export default function AdministrationAdministratorsPage() {
  const isListThere = useAfterFirstData();
  return (
    <Page heading="Administrators" lead={routes.administrationAdministrators.lead}>
      <ResourceList list={administratorList} />
      {isListThere && <RoleTable />}
    </Page>
  );
}
