import { List } from '@mantine/core';
import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import { Money } from '#src/ui/format/Money.tsx';

/** What the proceeds of a sale pay, and what becomes of the rest. */
export function SaleEffect({
  after: { sale, pledgedTo, customerName },
}: {
  readonly after: CollateralDetails;
}) {
  if (!sale) return null;
  return (
    <List size="sm">
      <List.Item>
        <Money value={sale.paid} /> of plan {pledgedTo?.planNumber} is paid.
      </List.Item>
      {sale.surplus.amountMinor > 0 && (
        <List.Item>
          <Money value={sale.surplus} /> goes to the wallet of {customerName}.
        </List.Item>
      )}
      <List.Item>
        {sale.stillOwed.amountMinor > 0 ? (
          <>
            <Money value={sale.stillOwed} /> of the plan stays open.
          </>
        ) : (
          'Nothing more is owed: the plan is closed.'
        )}
      </List.Item>
    </List>
  );
}
