import type { InstalmentRun } from '#contracts/orders/schedule.ts';
import type { Currency } from '#contracts/money.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import classes from './InstalmentFigure.module.css';
import type { z } from '#contracts/z.ts';

interface Props {
  readonly runs: readonly z.output<typeof InstalmentRun>[];
  readonly currency: Currency;
}

/** The monthly amount: "5 × €183.69" large, and below it any other amount: "then €183.71". */
export function InstalmentFigure({ runs, currency }: Props) {
  const moneyText = useMoneyText();
  const [first, ...later] = runs;
  if (!first) return null;
  return (
    <div className={classes.figure}>
      <Money value={{ amountMinor: first.amountMinor, currency }} size="large" times={first.count} />
      {later.map(({ amountMinor, count }, index) => (
        <span key={index} className={classes.later}>
          then {moneyText({ amountMinor, currency })}
          {count > 1 && ` × ${count}`}
        </span>
      ))}
    </div>
  );
}
