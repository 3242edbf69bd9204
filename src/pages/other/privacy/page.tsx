import { CustomerPage } from '../../../ui/CustomerPage.tsx';

export default function PrivacyPage() {
  return <CustomerPage heading="Privacy" />;
}
