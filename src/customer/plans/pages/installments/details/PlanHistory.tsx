import type { Plan } from '#contracts/plans/plan.ts';
import { PlanActivity } from './PlanActivity.tsx';
import { WhatIf } from './WhatIf.tsx';

/** The parts below the schedule: the effect of paying more, and the events. */
export default function PlanHistory({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <WhatIf key={plan.id} plan={plan} />
      <PlanActivity planId={plan.id} />
    </>
  );
}
