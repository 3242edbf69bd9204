import { AdministrationPage } from '../../ui/AdministrationPage.tsx';

export default function AdministrationOverviewPage() {
  return <AdministrationPage heading="Administration" />;
}
