import type { Plan } from '#contracts/plans/plan.ts';
import { PlanReturns } from '#src/customer/plans/returns/PlanReturns.tsx';
import { PlanActivity } from './PlanActivity.tsx';
import { PlanCollateral } from './PlanCollateral.tsx';
import { PlanDispute } from './PlanDispute.tsx';
import { PlanDocuments } from './PlanDocuments.tsx';
import { PlanLateFees } from './PlanLateFees.tsx';
import { WhatIf } from './WhatIf.tsx';

interface Props {
  readonly plan: Plan;
}

/** The parts beside the schedule: late fees and documents. */
export function PlanRecords({ plan }: Props) {
  return (
    <>
      {plan.dispute && <PlanDispute dispute={plan.dispute} />}
      <PlanReturns plan={plan} />
      <PlanLateFees plan={plan} />
      {plan.offer.collateralRequired && <PlanCollateral plan={plan} />}
      <PlanDocuments plan={plan} />
    </>
  );
}

/** The parts below the schedule: the effect of paying more, and the events. */
export function PlanHistory({ plan }: Props) {
  return (
    <>
      <WhatIf key={plan.id} plan={plan} />
      <PlanActivity planId={plan.id} />
    </>
  );
}
