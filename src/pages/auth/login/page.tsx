import { CustomerPage } from '../../../ui/CustomerPage.tsx';

export default function LoginPage() {
  return <CustomerPage heading="Sign in" />;
}
