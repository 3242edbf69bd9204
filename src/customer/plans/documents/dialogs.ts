// The documents of a plan and its payments, loaded as a whole when the first of them is opened.
export { Agreement } from './Agreement.tsx';
export { ConfirmPayment } from './ConfirmPayment.tsx';
export { PaymentReceipt } from './PaymentReceipt.tsx';
export { SignedTerms } from './SignedTerms.tsx';
