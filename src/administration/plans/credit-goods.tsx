import { Fieldset, Stack, Text } from '@mantine/core';
import { creditGoods as creditGoodsOf, simulateGoodsCredit } from '#contracts/plans/goods-endpoints.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { field } from '#src/kits/actions/fields.tsx';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { planCompares, planReason } from './changing.ts';
import { CreditSums } from './GoodsCredits.tsx';
import { PlanChange } from './PlanChange.tsx';

type Pieces = Readonly<Record<string, number | string>>;

const itemsLeft = ({ items }: PlanDetails) =>
  items
    .map(({ productId, name, quantity, returned }) => ({ productId, name, left: quantity - returned }))
    .filter(({ left }) => left > 0);

/** How many pieces of each product come back: one, where a plan has one product. */
const pieces = field<PlanDetails, Pieces>({
  advice: 'Enter how many pieces came back',
  initial: (plan) => {
    const left = itemsLeft(plan);
    return Object.fromEntries(left.map(({ productId }) => [productId, left.length === 1 ? 1 : 0]));
  },
  toMember: (value, plan) =>
    itemsLeft(plan).flatMap(({ productId, left }) => {
      const quantity = Number(value[productId] ?? 0);
      if (quantity === 0) return [];
      return [{ productId, quantity: quantity > left ? Number.NaN : quantity }];
    }),
  Input: ({ entity, controlled: { value, onChange, error } }) => (
    <Fieldset legend="What came back">
      <Stack gap="xs">
        {itemsLeft(entity).map(({ productId, name, left }) => (
          <NumberField
            key={productId}
            label={name}
            description={left === 1 ? '1 piece was bought' : `Up to ${left} pieces`}
            min={0}
            max={left}
            value={value[productId] ?? 0}
            onChange={(count: number | string) => onChange({ ...value, [productId]: count })}
          />
        ))}
        {error !== undefined && error !== null && (
          <Text size="sm" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </Stack>
    </Fieldset>
  ),
});

/** Whether a second administrator has to approve, from the limit that the backend sends with the plan. */
const needsApproval = (after: PlanDetails, before: PlanDetails) =>
  after.goodsCredited.amountMinor - before.goodsCredited.amountMinor > before.creditableAlone.amountMinor;

export const creditGoods = defineAction(creditGoodsOf, {
  label: 'Credit returned goods',
  compares: planCompares,
  lead: ({ customerName }: PlanDetails) =>
    `The plan is for less from today on, without the interest of the goods since it began. ${customerName} gets a message.`,
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
