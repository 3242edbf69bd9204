import { PaymentList } from '#src/features/payments/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function AdministrationPaymentsPage() {
  return (
    <AdministrationPage heading="Payments" lead="Every payment with its attempts, the newest first.">
      <PaymentList />
    </AdministrationPage>
  );
}
