import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import classes from './InstalmentFigure.module.css';

interface Props {
  readonly quote: Pick<AvailableOffer, 'instalments' | 'downPayment'>;
}

/**
 * The monthly amount: "5 × €183.69" large, and below it any other amount: "then €183.71". A plan whose first part is paid
 * today counts it: "4 × €300.00".
 */
export function InstalmentFigure({ quote: { instalments, downPayment } }: Props) {
  const moneyText = useMoneyText();
  const [first, ...later] = instalments;
  if (!first) return null;
  const { currency } = downPayment;
  const isPartToday = later.length === 0 && first.amountMinor === downPayment.amountMinor;
  return (
    <div className={classes.figure}>
      <Money
        value={{ amountMinor: first.amountMinor, currency }}
        size="large"
        times={first.count + (isPartToday ? 1 : 0)}
      />
      {later.map(({ amountMinor, count }, index) => (
        <span key={index} className={classes.later}>
          then {count > 1 && `${count}\u00a0×\u00a0`}
          {moneyText({ amountMinor, currency })}
        </span>
      ))}
    </div>
  );
}
