import { type Chart, ChartName } from '#contracts/dashboard/chart.ts';

/** How the page presents a chart. */
export interface ChartPresentation {
  readonly label: string;
  readonly lead: string;
  /** The column heading of its keys. */
  readonly keys: string;
  /** Formats a key; days, months and offers are formatted by the page. */
  readonly word?: (key: string) => string;
  /** Returns the colour of a key, for a chart whose keys are the parts of one bar. */
  readonly stack?: (key: string) => string;
  /** Returns the address of the list with the rows that a key counts. */
  readonly rows?: (key: string, chart: Pick<Chart, 'keys' | 'period'>) => string;
}

/** The charts that are shown with the list of their rows. */
const listCharts = ['redemptions', 'breakage'] as const satisfies readonly ChartName[];
type DashboardChart = Exclude<ChartName, (typeof listCharts)[number]>;

/** All other charts, in the contract's order. */
export const dashboardCharts = ChartName.options.filter(
  (name): name is DashboardChart => !listCharts.some((chart) => chart === name),
);
