import { CustomerPage } from '../../../ui/CustomerPage.tsx';

export default function ConfirmationPage() {
  return <CustomerPage heading="Confirmation" />;
}
