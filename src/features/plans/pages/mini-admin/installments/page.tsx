import { PlanList } from '#src/features/plans/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function AdministrationInstallmentsPage() {
  return (
    <AdministrationPage heading="Instalments">
      <PlanList />
    </AdministrationPage>
  );
}
