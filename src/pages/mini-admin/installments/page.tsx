import { PlanList } from '#src/lists/plans.tsx';
import { AdministrationPage } from '#src/ui/AdministrationPage.tsx';

export default function AdministrationInstallmentsPage() {
  return (
    <AdministrationPage heading="Instalments" lead="Every plan with its schedule, the latest first.">
      <PlanList />
    </AdministrationPage>
  );
}
