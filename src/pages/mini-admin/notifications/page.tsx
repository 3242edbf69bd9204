import { CampaignList } from '#src/lists/campaigns.tsx';
import { AdministrationPage } from '#src/ui/AdministrationPage.tsx';

export default function AdministrationNotificationsPage() {
  return (
    <AdministrationPage heading="Notifications" lead="Campaigns and how far they got.">
      <CampaignList />
    </AdministrationPage>
  );
}
