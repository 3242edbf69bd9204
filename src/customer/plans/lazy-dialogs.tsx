import type { ComponentType } from 'react';
import { lazyDialogOf } from '#src/ui/loading/lazy-dialog.tsx';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { PayWay } from '#src/customer/paying/PayWay.tsx';

const load = () => import('./dialogs.ts');

interface Props {
  readonly plan: OwnPlan;
  /** The amount to begin with when paying ahead, in minor units. */
  readonly suggestedMinor?: number | undefined;
  readonly onClose: () => void;
  /** Changes to the other way to pay while nothing is due. */
  readonly onChoose?: (name: 'pay' | 'prepay') => void;
}

/** One payment for one or several plans. */
export const PayDialog = lazyDialogOf(load, (dialogs) => dialogs.PayDialog);

/** Settles several plans, one after the other. */
export const SettleAllDialog = lazyDialogOf(load, (dialogs) => dialogs.SettleAllDialog);

/** What a customer can do who cannot pay what is overdue. */
export const CannotPay = lazyDialogOf(load, (dialogs) => dialogs.CannotPay);

/** The form of a plan's action that pays nothing. */
export const PlanForm = lazyDialogOf(load, (dialogs) => dialogs.PlanForm);

/** The dialogs of a plan's other actions, by the action's name. */
export const planDialogs = {
  pay: ({ plan, onClose, onChoose }: Props) => (
    <PayDialog
      plans={[plan]}
      way={onChoose && <PayWay plan={plan} current="pay" onChoose={onChoose} />}
      onClose={onClose}
    />
  ),
  prepay: lazyDialogOf(load, (dialogs): ComponentType<Props> => dialogs.PayAheadDialog),
  settle: lazyDialogOf(load, (dialogs): ComponentType<Props> => dialogs.SettleDialog),
  withdraw: lazyDialogOf(load, (dialogs): ComponentType<Props> => dialogs.WithdrawDialog),
  'set-autopay': lazyDialogOf(load, (dialogs): ComponentType<Props> => dialogs.AutopayDialog),
};
