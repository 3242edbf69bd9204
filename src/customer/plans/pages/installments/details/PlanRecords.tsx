import { Box } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { LateFeeMeter } from './LateFeeMeter.tsx';
import { PlanCollateral } from './PlanCollateral.tsx';
import { PlanDispute } from './PlanDispute.tsx';
import { PlanDocuments } from './PlanDocuments.tsx';
import classes from './PlanView.module.css';

/** The parts beside the schedule: late fees and documents. */
export default function PlanRecords({ plan }: { readonly plan: Plan }) {
  return (
    <>
      {plan.dispute && <PlanDispute dispute={plan.dispute} />}
      <LateFeeMeter plan={plan} />
      {plan.offer.collateralRequired && <PlanCollateral plan={plan} />}
      <Box mt="sm" className={classes.screen ?? ''}>
        <PlanDocuments plan={plan} />
      </Box>
    </>
  );
}
