import { Text } from '@mantine/core';
import { writeOffPlan } from '#contracts/plans/administration-endpoints.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { useSimulateWriteOffQuery, useWriteOffPlanMutation } from './api.ts';
import { planCompares, reasonField } from './changing.ts';
import { PlanChange } from './PlanChange.tsx';

/** The body of the query while it is skipped. */
const noWriteOff = { reason: 'Nothing is asked' } as const;

export const writeOff = defineAction(writeOffPlan, {
  label: 'Write off',
  tone: 'danger',
  compares: planCompares,
  useSend: useWriteOffPlanMutation,
  lead: ({ principalLeft, customerName }: PlanDetails, { money }) =>
    `${money(principalLeft)} of principal counts as lost. It is no longer collected, but ${customerName} still owes it and can pay.`,
  form: { reason: reasonField },
  simulation: {
    usePreview: ({ id }, body) =>
      useSimulateWriteOffQuery(
        { params: { planId: id }, body: body ?? noWriteOff },
        { skip: body === null, refetchOnMountOrArgChange: true },
      ),
    explain: (after, before) => (
      <>
        <Text size="sm" fw={600} mb="2xs">
          A second administrator has to approve this. Nothing changes until then.
        </Text>
        <PlanChange before={before} after={after} />
      </>
    ),
  },
  confirm: () => 'Request write-off',
  receipt: (answer) =>
    'operation' in answer
      ? approvalRequested(answer, 'changed')
      : { title: 'Plan written off', auditOf: answer.id },
});
