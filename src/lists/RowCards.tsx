import classes from './RowCards.module.css';
import type { RowsProps } from './RowTable.tsx';

/** The same rows as cards, under 960 px: the two most important facts above, the others labelled below. */
export function RowCards<Row>({ name, columns, rows, rowKey }: RowsProps<Row>) {
  const at = (...places: readonly string[]) => columns.filter(({ placement }) => places.includes(placement));
  return (
    <ul className={classes.cards} aria-label={name}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes.card}>
          <div className={classes.cardHead}>
            <strong>
              {at('title').map((column) => (
                <span key={column.key}>{column.render(row)}</span>
              ))}
            </strong>
            {at('side').map((column) => (
              <span key={column.key}>{column.render(row)}</span>
            ))}
          </div>
          {at('wide').map((column) => (
            <div key={column.key} className={classes.wide}>
              {column.render(row)}
            </div>
          ))}
          <dl className={classes.facts}>
            {at('fact', 'detail').map((column) => (
              <div key={column.key}>
                <dt>{column.header}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
