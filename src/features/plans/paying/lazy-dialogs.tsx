import { type ComponentType, lazy } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';

interface Props {
  readonly plan: OwnPlan;
  readonly onClose: () => void;
}

const dialog = (load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadRecovering(async () => ({ default: await load() })));

/** One payment for one plan or several. */
export const PayDialog = lazy(() =>
  loadRecovering(async () => ({ default: (await import('./PayDialog.tsx')).PayDialog })),
);

/** Several plans paid off, one after the other. */
export const SettleAllDialog = lazy(() =>
  loadRecovering(async () => ({ default: (await import('./SettleAllDialog.tsx')).SettleAllDialog })),
);

/** What can be done with one plan, by the action that the backend allows. Each comes when it is opened first. */
export const planDialogs = {
  pay: ({ plan, onClose }: Props) => <PayDialog plans={[plan]} onClose={onClose} />,
  prepay: dialog(async () => (await import('./PayAheadDialog.tsx')).PayAheadDialog),
  settle: dialog(async () => (await import('./SettleDialog.tsx')).SettleDialog),
  withdraw: dialog(async () => (await import('./SettleDialog.tsx')).WithdrawDialog),
  'set-autopay': dialog(async () => (await import('./AutopayDialog.tsx')).AutopayDialog),
};
