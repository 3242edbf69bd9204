import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { administratorList } from '#src/administration/administrators/list.tsx';
import { RoleTable } from '#src/administration/administrators/RoleTable.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { routes } from '#src/platform/routing/page-table.ts';

export default function AdministrationAdministratorsPage() {
  const isListThere = useAfterFirstData();
  return (
    <Page heading="Administrators" lead={routes.administrationAdministrators.lead}>
      <ResourceList list={administratorList} />
      {isListThere && <RoleTable />}
    </Page>
  );
}
