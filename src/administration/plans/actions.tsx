import { NativeSelect } from '@mantine/core';
import {
  answerDispute as answerDisputeOf,
  recordPromise as recordPromiseOf,
  simulateFeeWaiver,
  waiveFees as waiveFeesOf,
} from '#contracts/plans/administration-endpoints.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { dateField } from '#src/kits/actions/date-field.tsx';
import { field, moneyField, textField } from '#src/kits/actions/fields.tsx';
import { lineName } from '#src/resources/plans/labels.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { planCompares, planReason } from './changing.ts';
import { DisputeText } from './DisputeText.tsx';
import { PromiseText } from './PromiseText.tsx';
import { PlanChange } from './PlanChange.tsx';
import { creditGoods } from './credit-goods.tsx';
import { rejectReturn } from './reject-return.tsx';
import { remind, recordContact } from './contact-actions.tsx';
import { reschedule, extend } from './schedule-actions.tsx';
import { writeOff } from './write-off.tsx';

const allFees = 'ALL';

/** A choice of one late fee, or all of them. */
const fee = field<PlanDetails, string>({
  advice: 'Choose a fee',
  initial: () => allFees,
  toMember: (value) => (value === allFees ? null : Number(value)),
  Input: function FeeField({ entity: { chargedFees }, controlled }) {
    const money = useMoneyText();
    const data = [
      { value: allFees, label: 'All late fees' },
      ...chargedFees.map(({ lineNo, amount, paid }) => ({
        value: String(lineNo),
        label: `${lineName(lineNo)}: ${money(amount)}${paid.amountMinor > 0 ? ', paid' : ''}`,
      })),
    ];
    return <NativeSelect label="Late fee" data={data} {...controlled} />;
  },
});

export const waiveFees = defineAction(waiveFeesOf, {
  label: 'Waive late fee',
  compares: planCompares,
  form: { lineNo: fee, reason: planReason },
  simulation: {
    by: simulateFeeWaiver,
    explain: (after, before) => <PlanChange before={before} after={after} />,
  },
  receipt: ({ feeOpen }, { money }) => ({
    title: 'Late fee waived',
    text: feeOpen.amountMinor > 0 ? `${money(feeOpen)} of late fees is still open.` : 'No late fee is open.',
  }),
});

export const recordPromise = defineAction(recordPromiseOf, {
  label: 'Record promise to pay',
  compares: planCompares,
  lead: ({ customerName, dueNow }: PlanDetails, { money }) =>
    `${money(dueNow)} is due. ${customerName} gets a message, and each night we check whether it was paid.`,
  form: {
    amount: moneyField<PlanDetails>('Amount', { max: ({ dueNow }) => dueNow }),
    date: dateField<PlanDetails>('Pay by'),
    note: textField('Note', { optional: true }),
  },
  confirm: (body, { money }) => `Record promise of ${money(body.amount)}`,
  receipt: ({ promise }) => ({
    title: 'Promise recorded',
    text: promise && <PromiseText promise={promise} />,
  }),
});

export const answerDispute = defineAction(answerDisputeOf, {
  label: 'Answer problem',
  compares: planCompares,
  lead: ({ dispute }: PlanDetails) => dispute && <DisputeText dispute={dispute} />,
  form: { answer: textField('Answer to the customer', { minLength: 10, rows: 3 }) },
  receipt: ({ customerName }) => ({
    title: 'Problem answered',
    text: `${customerName} gets your answer. Reminders continue.`,
  }),
});

/** In the order of the menu of a row. */
export const planActions = [
  answerDispute,
  remind,
  recordContact,
  recordPromise,
  reschedule,
  extend,
  waiveFees,
  creditGoods,
  rejectReturn,
  writeOff,
] as const;
