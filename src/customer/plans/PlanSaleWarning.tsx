import type { Plan } from '#contracts/plans/plan.ts';
import { useGetCoverageQuery } from '#src/customer/collateral/api.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';

/** The day from which the collateral of a plan in default may be sold; nothing if no sale was announced. */
export function PlanSaleWarning({ plan: { status, offer, orderId } }: { readonly plan: Plan }) {
  if (status !== 'DEFAULTED' || !offer.collateralRequired) return null;
  return <SaleWarning orderId={orderId} />;
}

function SaleWarning({ orderId }: { readonly orderId: string }) {
  const response = useGetCoverageQuery({ params: { orderId } });
  const { data, error } = response;
  if (!data && error !== undefined)
    return <UnreadPart response={response}>We couldn’t read whether your collateral may be sold.</UnreadPart>;
  const first = data?.items.flatMap(({ saleFrom }) => saleFrom ?? []).toSorted()[0];
  return (
    first !== undefined && (
      <p>
        From <DateText value={first} /> your collateral may be sold. To keep it, pay what is overdue before it
        is sold.
      </p>
    )
  );
}
