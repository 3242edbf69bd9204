import { ImportButton } from '#src/administration/users/ImportButton.tsx';
import { userList } from '#src/administration/users/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationUsersPage() {
  return (
    <Page heading="Users" actions={<ImportButton />}>
      <ResourceList list={userList} />
    </Page>
  );
}
