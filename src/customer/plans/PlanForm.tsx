import type { OwnPlan } from '#contracts/plans/plan.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import { moveDueDay, reportProblem, spreadPlan } from './actions.tsx';
import { returnGoods, withdrawPurchase } from './returns/actions.tsx';

const actions = {
  reschedule: spreadPlan,
  'change-due-day': moveDueDay,
  dispute: reportProblem,
  'request-return': returnGoods,
  'withdraw-purchase': withdrawPurchase,
};

interface Props {
  readonly name: keyof typeof actions;
  readonly plan: OwnPlan;
  readonly refetch: () => unknown;
  readonly onClose: () => void;
}

/** The dialog of an action that consists of a form with a preview. */
export function PlanForm({ name, plan, refetch, onClose }: Props) {
  return <LazyActionDialog action={actions[name]} entity={plan} refetch={refetch} onClose={onClose} />;
}
