import { LegalPage } from '#src/legal/LegalPage.tsx';

export default function TermsPage() {
  return <LegalPage kind="terms" heading="Terms" />;
}
