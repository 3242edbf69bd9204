import { userList } from '#src/features/users/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function UsersPage() {
  return (
    <Page heading="Users">
      <ResourceList list={userList} />
    </Page>
  );
}
