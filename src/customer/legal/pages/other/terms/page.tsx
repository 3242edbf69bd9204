import { LegalPage } from '#src/customer/legal/LegalPage.tsx';

export default function TermsPage() {
  return <LegalPage kind="terms" heading="Terms" />;
}
