import type { Chart } from '#contracts/dashboard/chart.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { BUSINESS_CURRENCY } from '#mocks/core/format.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { Span } from './period.ts';

/** The data that a chart is computed from. */
export interface ChartRequest {
  readonly tables: Reads;
  readonly span: Span;
  readonly today: LocalDate;
}

export type ChartContent = Pick<Chart, 'keys' | 'series'>;

export const money = (valuesMinor: number[]) =>
  ({ unit: 'MONEY', currency: BUSINESS_CURRENCY, valuesMinor }) as const;
export const counted = (counts: number[]) => ({ unit: 'COUNT', counts }) as const;
