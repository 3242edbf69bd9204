import { CampaignList } from '#src/features/notifications/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function AdministrationNotificationsPage() {
  return (
    <AdministrationPage heading="Notifications">
      <CampaignList />
    </AdministrationPage>
  );
}
