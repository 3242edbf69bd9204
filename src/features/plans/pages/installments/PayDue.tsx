import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { oneCurrency, sumMinor } from '#contracts/money.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { PayDialog } from '#src/features/plans/paying/lazy-dialogs.tsx';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { Money } from '#src/ui/Money.tsx';

/** Pays what is due on several plans in one payment; shown while something is due. */
export function PayDue({ plans }: { readonly plans: readonly Plan[] }) {
  const [opened, setOpened] = useState(false);
  const due = plans.filter(({ dueNow, bankConfirming }) => dueNow.amountMinor > 0 && !bankConfirming);
  const amounts = due.map(({ dueNow }) => dueNow);
  const [first] = amounts;
  return (
    <>
      {due.length > 0 && (
        <div>
          <Button onClick={() => setOpened(true)}>
            {due.length === 1 ? 'Pay what is due' : `Pay what is due of ${due.length} plans`}
          </Button>
          {first && oneCurrency(...amounts) && (
            <PhoneBar
              fromAbove
              label="Due now"
              amount={<Money value={{ ...first, amountMinor: sumMinor(amounts) }} size="large" />}
            >
              <Button onClick={() => setOpened(true)}>Pay</Button>
            </PhoneBar>
          )}
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <PayDialog plans={plans} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
