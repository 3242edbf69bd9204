import { type ReactNode, useId } from 'react';
import { type Fact, FactList } from '#src/ui/parts/Facts.tsx';
import classes from './DueCard.module.css';

interface Props {
  /** "Due now · 2 plans"; the name of the card. */
  readonly label: ReactNode;
  readonly amount: ReactNode;
  /** At most two. */
  readonly figures: readonly Fact[];
  /** Its one button, which names the amount. */
  readonly children: ReactNode;
}

/** The one amount that a customer pays next. It has the same place and size in every state. */
export function DueCard({ label, amount, figures, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.label}>
          {label}
        </h2>
        <p className={classes.amount}>{amount}</p>
      </div>
      <FactList className={classes.figures} items={figures} />
      <div className={classes.action}>{children}</div>
    </section>
  );
}
