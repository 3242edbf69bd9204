import { extendPlan, waiveFees } from '#contracts/plans/administration-endpoints.ts';
import { remindPlan, startPlansJob } from '#contracts/plans/collection-endpoints.ts';
import { detailedLength } from '#contracts/reason.ts';
import { defineBulk } from '#src/kits/actions/bulk/bulk-action.ts';
import { daysField } from './days-field.tsx';

const words = {
  one: 'plan',
  many: 'plans',
  minReasonLength: detailedLength,
} as const;

export const remindMany = defineBulk(startPlansJob, {
  ...words,
  action: 'remind',
  label: 'Send reminders for',
  command: remindPlan,
  fixed: { days: null },
});

export const waiveMany = defineBulk(startPlansJob, {
  ...words,
  action: 'waive',
  label: 'Waive fees of',
  command: waiveFees,
  fixed: { days: null },
});

export const extendMany = defineBulk(startPlansJob, {
  ...words,
  action: 'extend',
  label: 'Move due dates of',
  command: extendPlan,
  form: { days: daysField<null>() },
});
