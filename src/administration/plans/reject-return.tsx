import type { PlanDetails } from '#contracts/plans/plan.ts';
import { rejectReturn as rejectReturnOf } from '#contracts/plans/return-endpoints.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { textField } from '#src/kits/actions/fields.tsx';
import { goodsText } from '#src/resources/plans/goods-text.ts';
import { planCompares } from './changing.ts';

export const rejectReturn = defineAction(rejectReturnOf, {
  label: 'Reject return',
  tone: 'danger',
  compares: planCompares,
  lead: ({ goodsReturn, items, customerName }: PlanDetails) =>
    goodsReturn &&
    `${customerName} wants to return ${goodsText(goodsReturn.items, items)}. The plan stays as it is.`,
  form: { answer: textField('Answer to the customer', { minLength: 10, rows: 3 }) },
  receipt: ({ customerName }) => ({ title: 'Return rejected', text: `${customerName} gets a message.` }),
});
