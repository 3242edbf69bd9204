// What changes a plan or pays for it, loaded as a whole when the first of them is opened.
export { AutopayDialog } from './AutopayDialog.tsx';
export { PayAheadDialog } from './PayAheadDialog.tsx';
export { PayDialog } from './PayDialog.tsx';
export { CannotPay } from '#src/customer/plans/CannotPay.tsx';
export { PlanForm } from '#src/customer/plans/PlanForm.tsx';
export { SettleAllDialog } from './SettleAllDialog.tsx';
export { SettleDialog } from './SettleDialog.tsx';
export { WithdrawDialog } from './WithdrawDialog.tsx';
