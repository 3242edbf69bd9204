import { CustomerPage } from '../../../ui/CustomerPage.tsx';

export default function InstallmentDetailsPage() {
  return <CustomerPage heading="Instalment plan" />;
}
