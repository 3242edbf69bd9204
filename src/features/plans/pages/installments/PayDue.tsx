import { Button } from '@mantine/core';
import { useState } from 'react';
import { sumMinor } from '#contracts/money.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { PayDialog } from '#src/features/plans/paying/lazy-dialogs.tsx';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { Money } from '#src/ui/Money.tsx';

const isDue = ({ dueNow, bankConfirming }: Plan) => dueNow.amountMinor > 0 && !bankConfirming;

/**
 * Pays what is due on several plans in one payment; shown while something is due. Each currency has a payment of its
 * own; the bar of a phone has room for the one that is due first.
 */
export function PayDue({ plans }: { readonly plans: readonly Plan[] }) {
  const [opened, setOpened] = useState<Plan['dueNow']['currency'] | null>(null);
  const groups = Map.groupBy(plans, ({ dueNow }) => dueNow.currency);
  const all = [...groups].filter(([, own]) => own.some(isDue));
  return (
    <>
      {all.map(([currency, own], index) => {
        const due = own.filter(isDue);
        const inCurrency = all.length > 1 ? ` in ${currency}` : '';
        const amount = { amountMinor: sumMinor(due.map(({ dueNow }) => dueNow)), currency };
        return (
          <div key={currency}>
            <Button onClick={() => setOpened(currency)}>
              {due.length === 1 ? 'Pay what is due' : `Pay what is due of ${due.length} plans`}
              {inCurrency}
            </Button>
            {index === 0 && (
              <PhoneBar
                fromAbove
                label={`Due now${inCurrency}`}
                amount={<Money value={amount} size="large" />}
              >
                <Button onClick={() => setOpened(currency)}>Pay</Button>
              </PhoneBar>
            )}
          </div>
        );
      })}
      {opened !== null && <PayDialog plans={groups.get(opened) ?? []} onClose={() => setOpened(null)} />}
    </>
  );
}
