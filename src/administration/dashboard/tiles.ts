import { FigureName } from '#contracts/dashboard/figure.ts';
import { dashboardCharts } from './chart-presentation.ts';

/** The parts below the key figures. */
export const partNames = [
  'queues',
  'activity',
  ...dashboardCharts,
  'latest-orders',
  'latest-payments',
  'system',
] as const;
export type PartName = (typeof partNames)[number];

/** The key figures in display order. */
export const figureNames: readonly FigureName[] = FigureName.options;
