import type { PaymentDetails } from '#contracts/payments/payment.ts';
import { PrintableDialog } from '#src/ui/parts/PrintableDialog.tsx';
import { ReceiptContents } from '#src/resources/payments/ReceiptContents.tsx';

interface Props {
  readonly payment: PaymentDetails;
  readonly onClose: () => void;
}

/** The customer's receipt, for administrators who read or print it. */
export default function PaymentReceiptDialog({ payment, onClose }: Props) {
  const plan = `${payment.planNumber}, ${payment.customerName}`;
  return (
    <PrintableDialog title="Receipt" isThere onClose={onClose}>
      <ReceiptContents payment={payment} plan={plan} wallet="Wallet" />
    </PrintableDialog>
  );
}
