import type { RowsProps } from './rows-props.ts';
import { Amounts } from './Amounts.tsx';
import { summedColumns } from './summed-columns.ts';
import classes from './RowCards.module.css';

/** The sums of columns that are below the rows: of cards, and of what a short row leaves out. */
export function SumsBelow<Row>({ columns, sums }: Pick<RowsProps<Row>, 'columns' | 'sums'>) {
  const usualColumns = columns.filter(({ extra }) => extra !== true);
  const summed = summedColumns(usualColumns, sums);
  if (!summed) return null;
  return (
    <dl className={`${classes.facts} ${classes.sums}`}>
      {usualColumns.map(({ key, header }) => {
        const amounts = summed.get(key);
        return (
          amounts && (
            <div key={key}>
              <dt>{header === 'Total' ? header : `Total ${header.toLowerCase()}`}</dt>
              <dd>
                <Amounts amounts={amounts} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
