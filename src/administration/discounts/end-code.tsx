import { Text } from '@mantine/core';
import { endDiscount, simulateDiscountEnd } from '#contracts/catalogue/discount-endpoints.ts';
import type { DiscountDetails } from '#contracts/catalogue/discount.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { reasonField } from '#src/kits/actions/fields.tsx';
import { discountPhases } from './labels.ts';
import { Savings } from './Savings.tsx';

export const endCode = defineAction(endDiscount, {
  label: 'End code',
  tone: 'danger',
  compares: [{ label: 'Status', value: ({ phase }: DiscountDetails) => discountPhases[phase].word }],
  lead: ({ id }) => `New carts no longer get a discount with ${id}. Orders that have it keep it.`,
  form: { reason: reasonField<DiscountDetails>() },
  simulation: {
    by: simulateDiscountEnd,
    explain: (after: DiscountDetails, before) => (
      <>
        <Text size="sm" fw={600} mb="2xs">
          A second administrator has to approve this. Nothing changes until then.
        </Text>
        <Savings examples={after.examples} before={before.examples} />
      </>
    ),
  },
  confirm: () => 'Request end',
  receipt: (response) =>
    'operation' in response ? approvalRequested(response, 'ended') : { title: `${response.id} has ended` },
});
