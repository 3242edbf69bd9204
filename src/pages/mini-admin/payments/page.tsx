import { PaymentList } from '#src/lists/payments.tsx';
import { AdministrationPage } from '#src/ui/AdministrationPage.tsx';

export default function AdministrationPaymentsPage() {
  return (
    <AdministrationPage heading="Payments" lead="Every payment with its attempts, the newest first.">
      <PaymentList />
    </AdministrationPage>
  );
}
