import { lazy, Suspense } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { loadRecovering } from '#src/platform/load-recovering.ts';

// Few plans are in default, and fewer have collateral.
const SaleWarning = lazy(() => loadRecovering(() => import('#src/features/collateral/SaleWarning.tsx')));

/** The day from which the collateral of a plan in default may be sold. */
export function PlanSaleWarning({ plan: { status, offer, orderId } }: { readonly plan: Plan }) {
  if (status !== 'DEFAULTED' || !offer.collateralRequired) return null;
  return (
    <Suspense fallback={null}>
      <SaleWarning orderId={orderId} />
    </Suspense>
  );
}
