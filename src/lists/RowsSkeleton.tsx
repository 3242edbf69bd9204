import { Skeleton } from '@mantine/core';
import classes from './RowsSkeleton.module.css';

/** Rows are a table where there is room for one, and cards under 1,280 px. */
export type RowForm = 'table' | 'cards';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows of the rows' size while the first ones are on their way. */
export function RowsSkeleton({ form, columns }: { readonly form: RowForm; readonly columns: number }) {
  return (
    <div role="status" aria-label="Loading" className={classes.rows} data-form={form}>
      {numbers(form === 'cards' ? 6 : 12).map((row) => (
        <div key={row} className={classes.row}>
          {numbers(form === 'cards' ? 4 : columns).map((cell) => (
            <Skeleton key={cell} height="0.75rem" width={cell % 3 === 0 ? '75%' : '50%'} />
          ))}
        </div>
      ))}
    </div>
  );
}
