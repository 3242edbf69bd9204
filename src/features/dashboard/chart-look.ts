import type { Chart, ChartName } from '#contracts/dashboard/charts.ts';

/** How the page presents a chart. */
export interface ChartLook {
  readonly label: string;
  readonly lead: string;
  /** What its keys are called, at the head of their column. */
  readonly keys: string;
  /** A key in words; days, months and offers are written by the page. */
  readonly word?: (key: string) => string;
  /** The address of the list with the rows that a key counts. */
  readonly rows?: (key: string, chart: Pick<Chart, 'keys' | 'period'>) => string;
}

/** The charts of the dashboard, in the order in which they are shown; others are shown with the lists that they are of. */
export const dashboardCharts = [
  'collections',
  'ageing',
  'plan-mix',
  'payment-failures',
  'card-funnel',
  'delivery-funnel',
] as const satisfies readonly ChartName[];
