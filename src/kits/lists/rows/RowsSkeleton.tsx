import { Skeleton } from '@mantine/core';
import { numbersTo } from '#src/ui/format/numbers-to.ts';
import classes from './RowsSkeleton.module.css';
import type { RowForm } from './use-row-form.ts';

/** Placeholders with the size of rows, shown until the first rows arrive. */
export function RowsSkeleton({ form, columns }: { readonly form: RowForm; readonly columns: number }) {
  return (
    <div role="status" aria-label="Loading" className={classes.rows} data-form={form}>
      {numbersTo(form === 'cards' ? 6 : 12).map((row) => (
        <div key={row} className={classes.row}>
          {numbersTo(form === 'cards' ? 4 : columns).map((cell) => (
            <Skeleton key={cell} height="0.75rem" width={cell % 3 === 0 ? '75%' : '50%'} />
          ))}
        </div>
      ))}
    </div>
  );
}
