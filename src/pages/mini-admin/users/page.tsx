import { UserList } from '#src/lists/users.tsx';
import { AdministrationPage } from '#src/ui/AdministrationPage.tsx';

export default function AdministrationUsersPage() {
  return (
    <AdministrationPage heading="Users" lead="Customers, what they may owe and what they do owe.">
      <UserList />
    </AdministrationPage>
  );
}
