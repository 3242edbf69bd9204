import type { CollateralSale } from '#contracts/collateral/sale.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';

/** The sale of collateral as its owner sees it: what the proceeds paid, and what is still owed. */
export function SaleNotice({
  sale: { soldOn, proceeds, paid, surplus, stillOwed },
}: {
  readonly sale: CollateralSale;
}) {
  return (
    <StatusAlert color="info" title="Sold">
      Sold on <DateText value={soldOn} /> for <Money value={proceeds} />. <Money value={paid} /> of your plan
      is paid with it
      {surplus.amountMinor > 0 && (
        <>
          ; the other <Money value={surplus} /> is in your wallet
        </>
      )}
      .
      {stillOwed.amountMinor > 0 && (
        <>
          {' '}
          <Money value={stillOwed} /> was still open after that.
        </>
      )}
    </StatusAlert>
  );
}
