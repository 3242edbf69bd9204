import type { StripSegment } from '#contracts/plans/plan.ts';
import classes from './StripTable.module.css';
import { segmentLabels, type StripFormat } from './strip-segment.ts';

interface Props {
  readonly segments: readonly StripSegment[];
  readonly format: StripFormat;
  readonly label: string;
}

/** The same facts as the strip, as a table that is folded until opened. */
export function StripTable({ segments, format, label }: Props) {
  return (
    <details className={classes.twin}>
      <summary>Show as a table</summary>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Payment</th>
            <th scope="col">Due</th>
            <th scope="col">Amount</th>
            <th scope="col">Open</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <tr key={`${segment.no}-${segment.dueDate}`}>
              <th scope="row">{segment.no === 0 ? 'Down payment' : segment.no}</th>
              <td>{format.day(segment.dueDate)}</td>
              <td>{format.money(segment.totalMinor)}</td>
              <td>{format.money(segment.openMinor)}</td>
              <td>{segmentLabels[segment.status].count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
