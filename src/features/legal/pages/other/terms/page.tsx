import { LegalPage } from '#src/features/legal/LegalPage.tsx';

export default function TermsPage() {
  return <LegalPage kind="terms" heading="Terms" />;
}
