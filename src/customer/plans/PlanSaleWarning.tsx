import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import type { Plan } from '#contracts/plans/plan.ts';

// Few plans are in default, and fewer have collateral.
const SaleWarning = lazyInline(() => import('#src/customer/collateral/SaleWarning.tsx'));

/** The day from which the collateral of a plan in default may be sold. */
export function PlanSaleWarning({ plan: { status, offer, orderId } }: { readonly plan: Plan }) {
  if (status !== 'DEFAULTED' || !offer.collateralRequired) return null;
  return <SaleWarning orderId={orderId} />;
}
