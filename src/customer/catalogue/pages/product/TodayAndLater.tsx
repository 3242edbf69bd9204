import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { Money } from '#src/ui/format/Money.tsx';
import classes from '#src/customer/catalogue/ProductColumns.module.css';

/** "€120.00 today, then €183.69 a month", in two lines. */
export function TodayAndLater({ quote: { downPayment, instalments } }: { readonly quote: AvailableOffer }) {
  const [first] = instalments;
  return (
    <>
      <strong className={classes.today}>
        <Money value={downPayment} /> today
      </strong>
      {first && (
        <span className={classes.then}>
          then <Money value={{ amountMinor: first.amountMinor, currency: downPayment.currency }} /> a
          {'\u00a0'}month
        </span>
      )}
    </>
  );
}
