import { FigureName } from '#contracts/dashboard/figure.ts';
import { dashboardCharts } from './chart-presentation.ts';

/** The panels below the key figures. */
export const panelNames = [
  'queues',
  'activity',
  ...dashboardCharts,
  'latest-orders',
  'latest-payments',
  'system',
] as const;
export type PanelName = (typeof panelNames)[number];

/** The key figures in display order. */
export const figureNames: readonly FigureName[] = FigureName.options;
