import { NativeSelect } from '@mantine/core';
import {
  extendPlan as extendPlanOf,
  reschedulePlanAsAdministrator,
} from '#contracts/plans/administration-endpoints.ts';
import type { ArrearsInterest, PlanDetails } from '#contracts/plans/plan.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { choiceField, type Field } from '#src/kits/actions/fields.tsx';
import {
  useExtendPlanMutation,
  useReschedulePlanAsAdministratorMutation,
  useSimulateExtensionQuery,
  useSimulateRescheduleQuery,
} from './api.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { openLines, planCompares, reasonField } from './changing.ts';
import { daysField } from './days-field.tsx';
import { PlanChange } from './PlanChange.tsx';

const mostMonths = 60;

/** Starts with as many instalments as are open: with fewer, an instalment could be several times the one before. */
const months: Field<PlanDetails> = {
  advice: 'Choose a number of months',
  initial: (plan) => String(Math.max(1, openLines(plan).length)),
  toMember: Number,
  Input: ({ controlled }) => (
    <NativeSelect
      label="Months"
      data={Array.from({ length: mostMonths }, (_, index) => String(index + 1))}
      {...controlled}
    />
  ),
};

const arrears = choiceField<PlanDetails, ArrearsInterest>('Interest in arrears', {
  NEXT: 'Due with the next instalment',
  SPREAD: 'Spread over all instalments',
});

/** The body of the query while it is skipped. */
const noChange = { months: 1, arrears: 'NEXT', reason: 'Nothing is asked' } as const;

export const reschedule = defineAction(reschedulePlanAsAdministrator, {
  label: 'Reschedule',
  compares: planCompares,
  useSend: useReschedulePlanAsAdministratorMutation,
  lead: () =>
    'All principal that is open, arrears included, is spread over the months. Late fees stay as they are.',
  form: { months, arrears, reason: reasonField },
  simulation: {
    usePreview: ({ id }, body) =>
      useSimulateRescheduleQuery(
        { params: { planId: id }, body: body ?? noChange },
        { skip: body === null, refetchOnMountOrArgChange: true },
      ),
    explain: (after, before) => <PlanChange before={before} after={after} />,
  },
  confirm: (body) => `Reschedule over ${body.months} ${body.months === 1 ? 'month' : 'months'}`,
  receipt: ({ id, next }, { money }) => ({
    title: 'Instalments rescheduled',
    text: next && (
      <>
        The next one is {money(next.amount)}, due on <DateText value={next.dueDate} />.
      </>
    ),
    auditOf: id,
  }),
});

const noExtension = { days: 1, reason: 'Nothing is asked' } as const;

export const extend = defineAction(extendPlanOf, {
  label: 'Move due dates',
  compares: planCompares,
  useSend: useExtendPlanMutation,
  lead: ({ customerName }: PlanDetails) =>
    `Everything that is open is due later, for the same amounts. ${customerName} gets a message.`,
  form: { days: daysField<PlanDetails>(), reason: reasonField },
  simulation: {
    usePreview: ({ id }, body) =>
      useSimulateExtensionQuery(
        { params: { planId: id }, body: body ?? noExtension },
        { skip: body === null, refetchOnMountOrArgChange: true },
      ),
    explain: (after, before) => <PlanChange before={before} after={after} />,
  },
  confirm: (body) => `Move by ${body.days} ${body.days === 1 ? 'day' : 'days'}`,
  receipt: ({ id, next }) => ({
    title: 'Due dates moved',
    text: next && (
      <>
        The next instalment is due on <DateText value={next.dueDate} />.
      </>
    ),
    auditOf: id,
  }),
});
