import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import type { ComingPayment, ComingPayments } from '#contracts/plans/coming-payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { isRunningPlan } from '#contracts/plans/states.ts';
import { usePayRefusal } from '#src/customer/payments/use-pay-refusal.ts';
import { SettleAllDialog } from '#src/customer/plans/lazy-dialogs.tsx';
import { MenuItems } from '#src/kits/actions/MenuItems.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** Returns the running plans of each currency that has several. */
function severalOf({ currencies }: ComingPayments): readonly (readonly [string, readonly ComingPayment[]])[] {
  return currencies.flatMap(({ currency, months }) => {
    const payments = months.flatMap((month) => month.payments);
    const plans = new Map(payments.map((payment) => [payment.planId, payment]));
    const running = [...plans.values()].filter(({ planStatus }) => isRunningPlan(planStatus));
    return running.length > 1 ? [[currency, running] as const] : [];
  });
}

interface Props {
  readonly coming: ComingPayments | undefined;
  /** The running plans; undefined until they are read. */
  readonly plans: readonly Plan[] | undefined;
}

/** What concerns all plans: settles those of a currency, if there are several, and leads to the autopay of each. */
export function PlansMenu({ coming, plans = [] }: Props) {
  // The plans of the open dialog; they stay while they are settled one after the other.
  const [opened, setOpened] = useState<readonly ComingPayment[] | null>(null);
  const refusal = usePayRefusal();
  if (!coming?.currencies.some(({ months }) => months.length > 0)) return null;
  const isMixed = coming.currencies.length > 1;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label="More">
            <Icon name="dots" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuItems
            choices={severalOf(coming).map(([currency, several]) => ({
              label: `Pay all plans off${isMixed ? ` in ${currency}` : ''}`,
              refusal,
              cause: null,
              onChoose: () => setOpened(several),
            }))}
          />
          {plans.map(({ id, number, title }) => (
            <Menu.Item key={id} component={AppLink} to={paths.planDetails({ plan: number, autopay: '1' })}>
              Autopay of {title}, {number}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {opened && <SettleAllDialog plans={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
