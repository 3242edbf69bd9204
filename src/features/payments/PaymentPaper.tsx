import type { PaymentDetails } from '#contracts/payments/payment.ts';
import { PaperDialog } from '#src/ui/PaperDialog.tsx';
import { ReceiptContents } from './ReceiptContents.tsx';

interface Props {
  readonly payment: PaymentDetails;
  readonly onClose: () => void;
}

/** The customer's receipt, for administrators who send it again. */
export default function PaymentPaper({ payment, onClose }: Props) {
  const plan = `${payment.planNumber}, ${payment.customerName}`;
  return (
    <PaperDialog title="Receipt" isThere onClose={onClose}>
      <ReceiptContents payment={payment} plan={plan} wallet="Wallet" />
    </PaperDialog>
  );
}
