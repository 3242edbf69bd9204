import { CustomerPage } from '../../../ui/CustomerPage.tsx';

export default function TermsPage() {
  return <CustomerPage heading="Terms" />;
}
