import { type ComponentType, lazy } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';

interface Props {
  readonly plan: OwnPlan;
  /** The amount to begin with when paying ahead, in minor units. */
  readonly suggestedMinor?: number | undefined;
  readonly onClose: () => void;
}

const dialog = (load: () => Promise<ComponentType<Props>>) =>
  lazy(() => loadRecovering(async () => ({ default: await load() })));

/** One payment for one or several plans. */
export const PayDialog = lazy(() =>
  loadRecovering(async () => ({ default: (await import('./PayDialog.tsx')).PayDialog })),
);

/** Settles several plans, one after the other. */
export const SettleAllDialog = lazy(() =>
  loadRecovering(async () => ({ default: (await import('./SettleAllDialog.tsx')).SettleAllDialog })),
);

/** The dialogs of a plan's actions, by the action's name. Each is loaded when it is first opened. */
export const planDialogs = {
  pay: ({ plan, onClose }: Props) => <PayDialog plans={[plan]} onClose={onClose} />,
  prepay: dialog(async () => (await import('./PayAheadDialog.tsx')).PayAheadDialog),
  settle: dialog(async () => (await import('./SettleDialog.tsx')).SettleDialog),
  withdraw: dialog(async () => (await import('./SettleDialog.tsx')).WithdrawDialog),
  'set-autopay': dialog(async () => (await import('./AutopayDialog.tsx')).AutopayDialog),
};
