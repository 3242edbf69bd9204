import { ImportButton } from '#src/features/users/ImportButton.tsx';
import { userList } from '#src/features/users/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationUsersPage() {
  return (
    <Page heading="Users" actions={<ImportButton />}>
      <ResourceList list={userList} />
    </Page>
  );
}
