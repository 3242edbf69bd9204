import { SegmentedControl } from '@mantine/core';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { stateOf } from '#src/kits/actions/action.ts';

type Way = 'pay' | 'prepay';

interface Props {
  readonly plan: OwnPlan;
  readonly current: Way;
  readonly onChoose: (way: Way) => void;
}

/** Chooses what a payment is for while nothing is due; only paying ahead takes interest off. */
export function PayWay({ plan, current, onChoose }: Props) {
  if (plan.dueNow.amountMinor > 0 || plan.offer.nominalRatePpm === 0 || !stateOf(plan, 'prepay')?.allowed)
    return null;
  return (
    <SegmentedControl
      aria-label="What you pay"
      fullWidth
      orientation="vertical"
      data={[
        { value: 'pay', label: 'Pay the next instalment' },
        { value: 'prepay', label: 'Pay ahead and save interest' },
      ]}
      value={current}
      onChange={(value) => value !== current && onChoose(value === 'pay' ? 'pay' : 'prepay')}
    />
  );
}
