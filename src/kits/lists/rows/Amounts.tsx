import type { Money as MoneyValue } from '#contracts/money.ts';
import { Money } from '#src/ui/format/Money.tsx';
import classes from './Amounts.module.css';

/** A sum: one amount for each currency, under each other. */
export function Amounts({ amounts }: { readonly amounts: readonly MoneyValue[] }) {
  return amounts.map((value) => (
    <span key={value.currency} className={classes.amount}>
      <Money value={value} />
    </span>
  ));
}
