import { Fragment, type ReactNode } from 'react';
import { chartRuns } from '#src/administration/dashboard/chart-runs.ts';
import type { PanelName } from '#src/administration/dashboard/tiles.ts';
import classes from './Dashboard.module.css';

interface Props {
  readonly names: readonly PanelName[];
  readonly children: (name: PanelName) => ReactNode;
}

/** The panels in their order. Charts that follow each other are a row that is swiped on a phone. */
export const PanelRows = ({ names, children }: Props) =>
  chartRuns(names).map((run) => {
    const panels = run.map((name) => <Fragment key={name}>{children(name)}</Fragment>);
    return run.length > 1 ? (
      <div key={run[0]} className={classes.charts}>
        {panels}
      </div>
    ) : (
      panels
    );
  });
