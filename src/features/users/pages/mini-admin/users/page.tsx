import { UserList } from '#src/features/users/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function AdministrationUsersPage() {
  return (
    <AdministrationPage heading="Users" lead="Customers, what they may owe and what they do owe.">
      <UserList />
    </AdministrationPage>
  );
}
