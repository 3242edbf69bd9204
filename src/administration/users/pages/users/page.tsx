import { Navigate } from 'react-router-dom';
import { ImportButton } from '#src/administration/users/ImportButton.tsx';
import { userList } from '#src/administration/users/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

/** All customers for administrators; a customer's own account. */
export default function UsersPage() {
  const role = useAppSelector(selectRole);
  if (role === 'CUSTOMER') return <Navigate to={paths.profile()} replace />;
  return (
    <Page heading="Users" actions={<ImportButton />}>
      <ResourceList list={userList} />
    </Page>
  );
}
