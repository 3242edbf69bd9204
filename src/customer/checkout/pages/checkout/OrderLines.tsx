import type { PricedCart } from '#contracts/orders/cart.ts';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { additionsOf } from '#src/customer/checkout/cart-sums.tsx';
import { QuoteStrip } from '#src/kits/schedule/QuoteStrip.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { type Fact, SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './OrderLines.module.css';

/** The lines of the cart, and the strip and later amounts of the chosen plan once there is one. */
export function OrderLines({ cart, offer }: { cart: PricedCart; offer: AvailableOffer | null }) {
  const dateText = useDateText();
  const lines = cart.lines.map(({ nameSnapshot, quantity, lineTotal }) => ({
    label: quantity > 1 ? `${nameSnapshot} × ${quantity}` : nameSnapshot,
    value: <Money value={lineTotal} />,
  }));
  return (
    <div className={classes.lines}>
      {offer && <QuoteStrip quote={offer} />}
      <SumList items={[...lines, ...additionsOf(cart), ...(offer ? costsOf(offer, dateText) : [])]} />
      {offer && (
        <div className={classes.total}>
          <SumList items={[{ label: 'Total to pay', value: <Money value={offer.totalPayable} /> }]} />
        </div>
      )}
    </div>
  );
}

/** The equal instalments with their days, and what the credit costs. */
function costsOf(offer: AvailableOffer, dateText: ReturnType<typeof useDateText>): Fact[] {
  const { instalments, schedule, totalInterest, totalPayable, aprcShown, aprcPpm } = offer;
  const { currency } = totalPayable;
  const later = schedule.filter(({ no }) => no > 0);
  let before = 0;
  const runs = instalments.map(({ count, amountMinor }) => {
    const first = later[before];
    before += count;
    const last = later[before - 1];
    const until = last ? dateText(last.dueDate) : '';
    return {
      label: count > 1 && first ? `${dateText(first.dueDate, 'short')} to ${until}` : until,
      value: <Money value={{ amountMinor, currency }} {...(count > 1 ? { times: count } : {})} />,
    };
  });
  return [
    ...runs,
    { label: 'Interest', value: <Money value={totalInterest} /> },
    ...(aprcShown ? [{ label: 'APRC', value: <Percent ppm={aprcPpm} /> }] : []),
  ];
}
