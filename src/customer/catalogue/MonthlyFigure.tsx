import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { Money } from '#src/ui/format/Money.tsx';
import classes from './MonthlyFigure.module.css';

/** "€183.69 a month", or "4 × €300.00" for a plan whose first part is paid today. */
export function MonthlyFigure({
  quote: { instalments, downPayment },
}: {
  readonly quote: Pick<AvailableOffer, 'instalments' | 'downPayment'>;
}) {
  const [first, ...later] = instalments;
  if (!first) return null;
  const value = { amountMinor: first.amountMinor, currency: downPayment.currency };
  const isPartToday = later.length === 0 && first.amountMinor === downPayment.amountMinor;
  return (
    <span className={classes.figure}>
      {isPartToday ? (
        <Money value={value} size="large" times={first.count + 1} />
      ) : (
        <>
          <Money value={value} size="large" /> <span className={classes.month}>a{'\u00a0'}month</span>
        </>
      )}
    </span>
  );
}
