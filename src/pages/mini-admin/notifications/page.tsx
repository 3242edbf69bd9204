import { CampaignList } from '../../../lists/campaigns.tsx';
import { AdministrationPage } from '../../../ui/AdministrationPage.tsx';

export default function AdministrationNotificationsPage() {
  return (
    <AdministrationPage heading="Notifications" lead="Campaigns and how far they got.">
      <CampaignList />
    </AdministrationPage>
  );
}
