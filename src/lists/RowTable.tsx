import { ariaSort, type Column, tableForm } from './column.ts';
import classes from './RowTable.module.css';
import type { ListControl } from './use-list-query.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export interface RowsProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** Rows as a table, from 960 px on. Under 1,280 px the details are a second line. */
export function RowTable<Row>({
  name,
  columns,
  rows,
  rowKey,
  control,
  isWide,
}: RowsProps<Row> & { readonly control: ListControl; readonly isWide: boolean }) {
  const form = tableForm(columns, isWide);
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {form.columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              data-place={column.placement}
              aria-sort={ariaSort(control.view.sort, column.sort)}
            >
              <SortHeader column={column} control={control} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={rowKey(row)}>
          <tr>
            {form.columns.map((column) =>
              column.placement === 'title' ? (
                <th key={column.key} scope="row">
                  {column.render(row)}
                </th>
              ) : (
                <td key={column.key} data-align={column.align} data-place={column.placement}>
                  {column.render(row)}
                </td>
              ),
            )}
          </tr>
          {form.folded.length > 0 && (
            <tr className={classes.folded}>
              <td colSpan={form.columns.length}>
                {form.folded.map((detail) => (
                  <span key={detail.key}>
                    {detail.header} <span>{detail.render(row)}</span>
                  </span>
                ))}
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

const arrows = { ascending: '↑', descending: '↓', none: '' } as const;

function SortHeader<Row>({
  column,
  control,
}: {
  readonly column: Column<Row>;
  readonly control: ListControl;
}) {
  const { sort: key } = column;
  const direction = ariaSort(control.view.sort, key);
  if (key === undefined || direction === undefined) return column.header;
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={direction !== 'none' || undefined}
      // Of figures the highest are of interest first: the largest debt, the longest delay.
      onClick={() => control.sort(key, column.align === 'end' ? 'highest' : 'lowest')}
    >
      {column.header}
      <span aria-hidden="true" className={classes.arrow}>
        {arrows[direction]}
      </span>
    </button>
  );
}
