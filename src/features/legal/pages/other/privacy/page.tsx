import { LegalPage } from '#src/features/legal/LegalPage.tsx';

export default function PrivacyPage() {
  return <LegalPage kind="privacy" heading="Privacy" />;
}
