import { PlanList } from '../../../lists/plans.tsx';
import { AdministrationPage } from '../../../ui/AdministrationPage.tsx';

export default function AdministrationInstallmentsPage() {
  return (
    <AdministrationPage heading="Instalments" lead="Every plan with its schedule, the latest first.">
      <PlanList />
    </AdministrationPage>
  );
}
