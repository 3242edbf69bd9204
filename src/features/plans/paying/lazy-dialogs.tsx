import { type ComponentType, lazy } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';

interface Props {
  readonly plan: OwnPlan;
  /** The amount to begin with when paying ahead, in minor units. */
  readonly suggestedMinor?: number | undefined;
  readonly onClose: () => void;
}

/** Takes the component after its file has come, which may be at the second attempt. */
const dialog = <File, Given extends object>(
  load: () => Promise<File>,
  take: (file: File) => ComponentType<Given>,
) => lazy(async () => ({ default: take(await loadRecovering(load)) }));

const loadSettle = () => import('./SettleDialog.tsx');

/** One payment for one or several plans. */
export const PayDialog = dialog(
  () => import('./PayDialog.tsx'),
  (file) => file.PayDialog,
);

/** Settles several plans, one after the other. */
export const SettleAllDialog = dialog(
  () => import('./SettleAllDialog.tsx'),
  (file) => file.SettleAllDialog,
);

/** The dialogs of a plan's actions, by the action's name. Each is loaded when it is first opened. */
export const planDialogs = {
  pay: ({ plan, onClose }: Props) => <PayDialog plans={[plan]} onClose={onClose} />,
  prepay: dialog(
    () => import('./PayAheadDialog.tsx'),
    (file): ComponentType<Props> => file.PayAheadDialog,
  ),
  settle: dialog(loadSettle, (file): ComponentType<Props> => file.SettleDialog),
  withdraw: dialog(loadSettle, (file): ComponentType<Props> => file.WithdrawDialog),
  'set-autopay': dialog(
    () => import('./AutopayDialog.tsx'),
    (file): ComponentType<Props> => file.AutopayDialog,
  ),
};
