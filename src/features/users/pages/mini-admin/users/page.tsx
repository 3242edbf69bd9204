import { UserList } from '#src/features/users/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function AdministrationUsersPage() {
  return (
    <AdministrationPage heading="Users">
      <UserList />
    </AdministrationPage>
  );
}
