import { CustomerPage } from '../../../ui/CustomerPage.tsx';

export default function LogoutPage() {
  return <CustomerPage heading="Log out" />;
}
