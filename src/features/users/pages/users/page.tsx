import { Navigate } from 'react-router-dom';
import { ImportButton } from '#src/features/users/ImportButton.tsx';
import { userList } from '#src/features/users/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/paths.ts';
import { selectRole } from '#src/platform/session.ts';
import { useAppSelector } from '#src/platform/use-store.ts';

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
