import { LegalPage } from '#src/customer/legal/LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage kind="privacy" heading="Privacy" />;
}
