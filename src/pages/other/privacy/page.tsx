import { LegalPage } from '#src/legal/LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage kind="privacy" heading="Privacy" />;
}
