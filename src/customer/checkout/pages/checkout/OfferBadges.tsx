import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';

/** What sets a plan apart from the others: cheapest, secured, lowest per month. */
export function OfferBadges({ offer: { badges, offer } }: { readonly offer: AvailableOffer }) {
  return (
    <>
      {badges.includes('CHEAPEST') && <StatusTag tone="success">Cheapest</StatusTag>}
      {offer.collateralRequired && (
        <StatusTag tone="neutral" icon="lock">
          Needs collateral
        </StatusTag>
      )}
      {badges.includes('LOWEST_MONTHLY') && <StatusTag tone="info">Lowest per month</StatusTag>}
    </>
  );
}
