import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ComingPayment, ComingPayments } from '#contracts/plans/coming.ts';
import { isRunningPlan } from '#contracts/plans/states.ts';
import { SettleAllDialog } from '#src/features/plans/paying/lazy-dialogs.tsx';

/** Returns the running plans of the first currency that has several. */
function severalOf(coming: ComingPayments | undefined): readonly ComingPayment[] {
  const ofEach = (coming?.currencies ?? []).map(({ months }) => {
    const payments = months.flatMap((month) => month.payments);
    const plans = new Map(payments.map((payment) => [payment.planId, payment]));
    return [...plans.values()].filter(({ planStatus }) => isRunningPlan(planStatus));
  });
  return ofEach.find((plans) => plans.length > 1) ?? [];
}

/** Settles all running plans; shown while there are two or more. */
export function SettleAll({ coming }: { readonly coming: ComingPayments | undefined }) {
  // The plans of the open dialog; they stay while they are settled one after the other.
  const [opened, setOpened] = useState<readonly ComingPayment[] | null>(null);
  const plans = severalOf(coming);
  return (
    <>
      {plans.length > 1 && (
        <Button variant="default" onClick={() => setOpened(plans)}>
          Pay all plans off
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <SettleAllDialog plans={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
