import { Text } from '@mantine/core';
import { creditGoods as creditGoodsOf, simulateGoodsCredit } from '#contracts/plans/goods-endpoints.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { piecesField } from '#src/resources/plans/pieces-field.tsx';
import { planCompares, planReason } from './changing.ts';
import { CreditSums } from './GoodsCredits.tsx';
import { PlanChange } from './PlanChange.tsx';

const pieces = piecesField<PlanDetails>('What came back', ({ goodsReturn }) =>
  goodsReturn?.status === 'OPEN' ? goodsReturn.items : null,
);

/** Whether a second administrator has to approve, from the limit that the backend sends with the plan. */
const needsApproval = (after: PlanDetails, before: PlanDetails) =>
  after.goodsCredited.amountMinor - before.goodsCredited.amountMinor > before.creditableAlone.amountMinor;

export const creditGoods = defineAction(creditGoodsOf, {
  label: 'Credit returned goods',
  compares: planCompares,
  lead: ({ customerName }: PlanDetails) =>
    `The goods are taken off the principal, and their interest is given back from the start of the plan. ${customerName} gets a message.`,
  form: { items: pieces, reason: planReason },
  simulation: {
    by: simulateGoodsCredit,
    explain: (after, before) => (
      <>
        {needsApproval(after, before) && (
          <Text size="sm" fw={600} mb="2xs">
            A second administrator has to approve this. Nothing is credited until then.
          </Text>
        )}
        <CreditSums plan={after} credit={after.goodsCredits.at(-1)} />
        <PlanChange before={before} after={after} paidBack="Given back to the customer" />
      </>
    ),
  },
  confirm: () => 'Credit goods',
  receipt: (response) =>
    'operation' in response
      ? approvalRequested(response, 'been credited')
      : {
          title: 'Goods credited',
          text: <CreditSums plan={response} credit={response.goodsCredits.at(-1)} />,
        },
});
