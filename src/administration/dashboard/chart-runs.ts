import { dashboardCharts } from './chart-presentation.ts';
import type { PanelName } from './tiles.ts';

const isChart = (name: PanelName | undefined) => dashboardCharts.some((chart) => chart === name);

/** Splits the panels into charts that follow each other, and single panels of any other kind. */
export function chartRuns(names: readonly PanelName[]): readonly (readonly PanelName[])[] {
  const runs: PanelName[][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last && isChart(name) && isChart(last[0])) last.push(name);
    else runs.push([name]);
  }
  return runs;
}
