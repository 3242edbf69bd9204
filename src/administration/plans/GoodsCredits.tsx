import { Stack } from '@mantine/core';
import type { GoodsCredit } from '#contracts/plans/goods.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { goodsText } from '#src/resources/plans/goods-text.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Section } from '#src/ui/parts/Section.tsx';

interface CreditProps {
  readonly plan: Pick<PlanDetails, 'items'>;
  readonly credit: GoodsCredit | undefined;
}

/** What a plan was credited for goods, and what became of it. */
export function CreditSums({ plan, credit }: CreditProps) {
  if (!credit) return null;
  const { value, principal, downPayment, interest, refunded } = credit;
  return (
    <SumList
      items={[
        { label: goodsText(credit.items, plan.items), value: <Money value={value} /> },
        { label: 'Off the principal', value: <Money value={principal} /> },
        { label: 'Of the down payment', value: <Money value={downPayment} /> },
        { label: 'Interest given back', value: <Money value={interest} /> },
        { label: 'Given back to the customer', value: <Money value={refunded} /> },
      ]}
    />
  );
}

/** Every credit of a plan for goods that came back, the newest first. */
export function GoodsCredits({ plan }: { readonly plan: PlanDetails }) {
  if (plan.goodsCredits.length === 0) return null;
  return (
    <Section title="Returned goods">
      <Stack gap="md">
        {plan.goodsCredits.toReversed().map((credit, index) => (
          <div key={plan.goodsCredits.length - index}>
            <DateText value={credit.on} />
            <CreditSums plan={plan} credit={credit} />
          </div>
        ))}
      </Stack>
    </Section>
  );
}
