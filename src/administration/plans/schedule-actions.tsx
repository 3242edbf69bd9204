import { NativeSelect } from '@mantine/core';
import {
  extendPlan as extendPlanOf,
  reschedulePlanAsAdministrator,
  simulateExtension,
  simulateReschedule,
} from '#contracts/plans/administration-endpoints.ts';
import type { ArrearsInterest, PlanDetails } from '#contracts/plans/plan.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { choiceField, field } from '#src/kits/actions/fields.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { openLines, planCompares, planReason } from './changing.ts';
import { daysField } from './days-field.tsx';
import { PlanChange } from './PlanChange.tsx';

const maxMonths = 60;

/** Starts with as many instalments as are open: with fewer, an instalment could be several times the one before. */
const months = field<PlanDetails, string>({
  advice: 'Choose a number of months',
  initial: (plan) => String(Math.max(1, openLines(plan).length)),
  toMember: Number,
  Input: ({ controlled }) => (
    <NativeSelect
      label="Months"
      data={Array.from({ length: maxMonths }, (_, index) => String(index + 1))}
      {...controlled}
    />
  ),
});

const arrears = choiceField<PlanDetails, ArrearsInterest>('Interest in arrears', {
  NEXT: 'Due with the next instalment',
  SPREAD: 'Spread over all instalments',
});

export const reschedule = defineAction(reschedulePlanAsAdministrator, {
  label: 'Reschedule',
  compares: planCompares,
  lead: () =>
    'All principal that is open, arrears included, is spread over the months. Late fees stay as they are.',
  form: { months, arrears, reason: planReason },
  simulation: {
    by: simulateReschedule,
    explain: (after, before) => <PlanChange before={before} after={after} />,
  },
  confirm: (body) => `Reschedule over ${body.months} ${body.months === 1 ? 'month' : 'months'}`,
  receipt: ({ next }, { money }) => ({
    title: 'Instalments rescheduled',
    text: next && (
      <>
        The next one is {money(next.amount)}, due on <DateText value={next.dueDate} />.
      </>
    ),
  }),
});

export const extend = defineAction(extendPlanOf, {
  label: 'Move due dates',
  compares: planCompares,
  lead: ({ customerName }: PlanDetails) =>
    `Everything that is open is due later, for the same amounts. ${customerName} gets a message.`,
  form: { days: daysField<PlanDetails>(), reason: planReason },
  simulation: {
    by: simulateExtension,
    explain: (after, before) => <PlanChange before={before} after={after} />,
  },
  confirm: (body) => `Move by ${body.days} ${body.days === 1 ? 'day' : 'days'}`,
  receipt: ({ next }) => ({
    title: 'Due dates moved',
    text: next && (
      <>
        The next instalment is due on <DateText value={next.dueDate} />.
      </>
    ),
  }),
});
