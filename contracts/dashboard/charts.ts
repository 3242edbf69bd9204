import { endpoint } from '#contracts/endpoint.ts';
import { Currency } from '#contracts/money.ts';
import { contractVersion } from '#contracts/version.ts';
import { z } from '#contracts/z.ts';
import { Period, periodQuery } from './period.ts';

export const ChartName = z.enum(['collections', 'ageing', 'plan-mix', 'payment-failures']);
export type ChartName = z.output<typeof ChartName>;

/** Which amounts of a chart are money; the others count things. */
const amounts = z.object({ unit: z.literal('MONEY'), currency: Currency, valuesMinor: z.array(z.int()) });
const counts = z.object({ unit: z.literal('COUNT'), counts: z.array(z.int().check(z.gte(0))) });

/** A chart as its table: a series has a value for each of the keys. */
export const Chart = z
  .object({
    name: ChartName,
    period: Period,
    /** Days, buckets, offers or codes. */
    keys: z.array(z.string().check(z.minLength(1))).check(z.maxLength(31)),
    series: z.array(
      z.object({
        name: z.enum(['COLLECTED', 'SCHEDULED', 'OUTSTANDING', 'PLANS', 'PAYMENTS']),
        values: z.discriminatedUnion('unit', [amounts, counts]),
      }),
    ),
  })
  .check(
    z.refine(
      ({ keys, series }) =>
        series.every(
          ({ values }) =>
            (values.unit === 'MONEY' ? values.valuesMinor : values.counts).length === keys.length,
        ),
      { path: ['series'], message: 'A series has a value for each key' },
    ),
  );
export type Chart = z.output<typeof Chart>;

export const getChart = endpoint({
  method: 'GET',
  path: '/v1/admin/dashboard/charts/{chart}',
  summary:
    'What a chart of the dashboard shows: money collected and scheduled by day or week, open plans by how late they are and by offer, payments that failed by reason',
  access: 'administrator',
  permission: 'dashboard.read',
  entity: 'any',
  params: { chart: ChartName },
  query: periodQuery,
  answers: { 200: Chart },
  problems: [],
  since: contractVersion,
  examples: [{ name: 'ageing of the plans', params: { chart: 'ageing' } }],
});
