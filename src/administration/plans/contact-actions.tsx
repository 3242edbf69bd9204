import {
  recordContact as recordContactOf,
  remindPlan as remindPlanOf,
} from '#contracts/plans/collection-endpoints.ts';
import type { RecordedContact } from '#contracts/plans/contact.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { choiceField, textField } from '#src/kits/actions/fields.tsx';
import { recordedContacts } from '#src/resources/plans/labels.ts';
import { planCompares } from './changing.ts';

export const remind = defineAction(remindPlanOf, {
  label: 'Send reminder',
  compares: planCompares,
  lead: ({ customerName, dueNow }: PlanDetails, { money }) =>
    `${customerName} is reminded of ${money(dueNow)}, in the inbox, by e-mail and SMS.`,
  confirm: () => 'Send reminder',
  receipt: ({ customerName }) => ({ title: `${customerName} was reminded` }),
});

export const recordContact = defineAction(recordContactOf, {
  label: 'Add to contact log',
  compares: planCompares,
  form: {
    kind: choiceField<PlanDetails, RecordedContact>('Kind', recordedContacts),
    text: textField('Summary of the conversation'),
  },
  confirm: () => 'Add entry',
  receipt: () => ({ title: 'Added to the contact log' }),
});
