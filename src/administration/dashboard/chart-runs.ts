import { dashboardCharts } from './chart-presentation.ts';
import type { PartName } from './tiles.ts';

const isChart = (name: PartName | undefined) => dashboardCharts.some((chart) => chart === name);

/** Splits the parts into charts that follow each other, and single parts of any other kind. */
export function chartRuns(names: readonly PartName[]): readonly (readonly PartName[])[] {
  const runs: PartName[][] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last && isChart(name) && isChart(last[0])) last.push(name);
    else runs.push([name]);
  }
  return runs;
}
