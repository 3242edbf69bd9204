import { useGetCoverageQuery } from './api.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';

/** Says from when the collateral of an order may be sold; nothing if no sale was announced. */
export default function SaleWarning({ orderId }: { readonly orderId: string }) {
  const answer = useGetCoverageQuery({ params: { orderId } });
  const { data, error } = answer;
  if (!data && error !== undefined)
    return <UnreadPart answer={answer}>We couldn’t read whether your collateral may be sold.</UnreadPart>;
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
