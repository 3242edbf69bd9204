import { Fragment, type ReactNode } from 'react';
import { chartRuns } from '#src/administration/dashboard/chart-runs.ts';
import type { PartName } from '#src/administration/dashboard/tiles.ts';
import classes from './Dashboard.module.css';

interface Props {
  readonly names: readonly PartName[];
  readonly children: (name: PartName) => ReactNode;
}

/** The parts in their order. Charts that follow each other are a row that is swiped on a phone. */
export const PartRows = ({ names, children }: Props) =>
  chartRuns(names).map((run) => {
    const parts = run.map((name) => <Fragment key={name}>{children(name)}</Fragment>);
    return run.length > 1 ? (
      <div key={run[0]} className={classes.charts}>
        {parts}
      </div>
    ) : (
      parts
    );
  });
