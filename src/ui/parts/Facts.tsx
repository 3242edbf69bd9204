import type { ReactNode } from 'react';
import classes from './Facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A row of facts: the label above, the figure below. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return <FactList className={classes.facts} items={items} />;
}

/** Lines as on a bill: the label at the left, the figure at the right. */
export function SumList({ items }: { items: readonly Fact[] }) {
  return <FactList className={classes.sums} items={items} />;
}

/** The facts as a description list, laid out by the class. */
export function FactList({ className, items }: { className: string | undefined; items: readonly Fact[] }) {
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
