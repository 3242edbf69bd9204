import { Group } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { WhyHigher } from '#src/customer/collateral/WhyHigher.tsx';

/** Says what the collateral of a plan lacks, and leads to both ways to cover it again; nothing for a plan that is covered. */
export function ShortfallNotice({ plan }: { readonly plan: Pick<Plan, 'number' | 'orderId' | 'shortfall'> }) {
  const moneyText = useMoneyText();
  const { number, orderId, shortfall } = plan;
  if (!shortfall) return null;
  const { missing, payAhead } = shortfall;
  return (
    <StatusAlert
      mb="md"
      color="warning"
      title={
        <>
          <Money value={missing} /> of collateral is missing
        </>
      }
    >
      <p>Your collateral no longer covers what you still owe.</p>
      <Group gap="sm">
        <AppLink to={paths.checkoutCollateral({ order: orderId })}>Add collateral</AppLink>
        {payAhead && (
          <AppLink to={paths.planDetails({ plan: number, ahead: String(payAhead.amountMinor) })}>
            Pay {moneyText(payAhead)} ahead to cover it
          </AppLink>
        )}
      </Group>
      {payAhead && <WhyHigher missing={missing} payAhead={payAhead} />}
    </StatusAlert>
  );
}
