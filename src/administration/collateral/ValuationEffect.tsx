import { List } from '@mantine/core';
import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';

/** What another valuation would change: the counted value, its expiry, and whether the plan is still covered. */
export function ValuationEffect({ after }: { readonly after: CollateralDetails }) {
  const { lendable, valuation, shortfall, pledgedTo } = after;
  return (
    <List size="sm">
      <List.Item>
        Lending value: <Money value={lendable} />.
      </List.Item>
      {valuation && (
        <List.Item>
          Valid until <DateText value={valuation.validUntil} />.
        </List.Item>
      )}
      {pledgedTo && (
        <List.Item>
          {shortfall ? (
            <>
              Plan {pledgedTo.planNumber} lacks <Money value={shortfall} />.
            </>
          ) : (
            `Plan ${pledgedTo.planNumber} is covered.`
          )}
        </List.Item>
      )}
    </List>
  );
}
