import classes from './LegalTable.module.css';
import type { Section } from './section-texts.ts';

/** The table of a section of a legal text. */
export function LegalTable({ columns, rows }: NonNullable<Section['table']>) {
  return (
    // oxlint-disable-next-line react/forbid-elements -- no control; Mantine's table would be loaded by every page
    <table className={classes['table']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
