import { UserList } from '../../../lists/users.tsx';
import { AdministrationPage } from '../../../ui/AdministrationPage.tsx';

export default function AdministrationUsersPage() {
  return (
    <AdministrationPage heading="Users" lead="Customers, what they may owe and what they do owe.">
      <UserList />
    </AdministrationPage>
  );
}
