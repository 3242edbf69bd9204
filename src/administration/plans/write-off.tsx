import { Text } from '@mantine/core';
import { simulateWriteOff, writeOffPlan } from '#contracts/plans/administration-endpoints.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { planCompares, planReason } from './changing.ts';
import { PlanChange } from './PlanChange.tsx';

export const writeOff = defineAction(writeOffPlan, {
  label: 'Write off',
  tone: 'danger',
  compares: planCompares,
  lead: ({ principalLeft, customerName }: PlanDetails, { money }) =>
    `${money(principalLeft)} of principal counts as lost. It is no longer collected, but ${customerName} still owes it and can pay.`,
  form: { reason: planReason },
  simulation: {
    by: simulateWriteOff,
    explain: (after, before) => (
      <>
        <Text size="sm" fw="var(--mantine-font-weight-medium)" mb="2xs">
          A second administrator has to approve this. Nothing changes until then.
        </Text>
        <PlanChange before={before} after={after} />
      </>
    ),
  },
  confirm: () => 'Request write-off',
  receipt: (response) =>
    'operation' in response ? approvalRequested(response, 'changed') : { title: 'Plan written off' },
});
