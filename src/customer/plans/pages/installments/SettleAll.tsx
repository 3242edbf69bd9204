import { useState } from 'react';
import type { ComingPayment, ComingPayments } from '#contracts/plans/coming-payment.ts';
import { isRunningPlan } from '#contracts/plans/states.ts';
import { PayButton } from '#src/customer/payments/PayButton.tsx';
import { SettleAllDialog } from '#src/customer/plans/lazy-dialogs.tsx';

/** Returns the running plans of each currency that has several. */
function severalOf({ currencies }: ComingPayments): readonly (readonly [string, readonly ComingPayment[]])[] {
  return currencies.flatMap(({ currency, months }) => {
    const payments = months.flatMap((month) => month.payments);
    const plans = new Map(payments.map((payment) => [payment.planId, payment]));
    const running = [...plans.values()].filter(({ planStatus }) => isRunningPlan(planStatus));
    return running.length > 1 ? [[currency, running] as const] : [];
  });
}

/** Settles all running plans of a currency; shown while it has two or more. */
export function SettleAll({ coming }: { readonly coming: ComingPayments | undefined }) {
  // The plans of the open dialog; they stay while they are settled one after the other.
  const [opened, setOpened] = useState<readonly ComingPayment[] | null>(null);
  if (!coming) return null;
  const isMixed = coming.currencies.length > 1;
  return (
    <>
      {severalOf(coming).map(([currency, plans]) => (
        <PayButton key={currency} isReasonBeside variant="default" begin={() => setOpened(plans)}>
          Pay all plans off{isMixed && ` in ${currency}`}
        </PayButton>
      ))}
      {opened && <SettleAllDialog plans={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
