import { lazyDialog } from '#src/kits/actions/lazy-dialog.tsx';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { PayWay } from './PayWay.tsx';

interface Props {
  readonly plan: OwnPlan;
  /** The amount to begin with when paying ahead, in minor units. */
  readonly suggestedMinor?: number | undefined;
  readonly onClose: () => void;
  /** Changes to the other way to pay while nothing is due. */
  readonly onChoose?: (name: 'pay' | 'prepay') => void;
}

/** One payment for one or several plans. */
export const PayDialog = lazyDialog(() => import('./PayDialog.tsx'));

/** Settles several plans, one after the other. */
export const SettleAllDialog = lazyDialog(() => import('./SettleAllDialog.tsx'));

/** The dialogs of a plan's actions, by the action's name. */
export const planDialogs = {
  pay: ({ plan, onClose, onChoose }: Props) => (
    <PayDialog
      plans={[plan]}
      way={onChoose && <PayWay plan={plan} current="pay" onChoose={onChoose} />}
      onClose={onClose}
    />
  ),
  prepay: lazyDialog<Props>(() => import('./PayAheadDialog.tsx')),
  settle: lazyDialog<Props>(() => import('./SettleDialog.tsx')),
  withdraw: lazyDialog<Props>(() => import('./WithdrawDialog.tsx')),
  'set-autopay': lazyDialog<Props>(() => import('./AutopayDialog.tsx')),
};
