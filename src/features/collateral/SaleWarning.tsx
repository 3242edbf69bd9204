import { useGetCoverageQuery } from '#src/features/collateral/own-api.ts';
import { DateText } from '#src/ui/DateText.tsx';

/** Says from when the collateral of an order may be sold; nothing if no sale was announced. */
export default function SaleWarning({ orderId }: { readonly orderId: string }) {
  const { data } = useGetCoverageQuery({ params: { orderId } });
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
