import { CustomerPage } from '../../ui/CustomerPage.tsx';

export default function InstallmentsPage() {
  return <CustomerPage heading="Instalments" />;
}
