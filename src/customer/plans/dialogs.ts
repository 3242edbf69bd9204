// What changes a plan or pays for it, loaded as a whole when the first of them is opened.
export { AutopayDialog } from '#src/customer/paying/AutopayDialog.tsx';
export { PayAheadDialog } from '#src/customer/paying/PayAheadDialog.tsx';
export { PayDialog } from '#src/customer/paying/PayDialog.tsx';
export { CannotPay } from './CannotPay.tsx';
export { PlanForm } from './PlanForm.tsx';
export { SettleAllDialog } from '#src/customer/paying/SettleAllDialog.tsx';
export { SettleDialog } from '#src/customer/paying/SettleDialog.tsx';
export { WithdrawDialog } from '#src/customer/paying/WithdrawDialog.tsx';
