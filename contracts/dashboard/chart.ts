import { described } from '#contracts/described.ts';
import { Currency, SignedMinor } from '#contracts/money.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Period } from './period.ts';

export const ChartName = described(
  z.enum([
    'collections',
    'ageing',
    'plan-mix',
    'payment-failures',
    'card-funnel',
    'delivery-funnel',
    'redemptions',
    'breakage',
  ]),
  'The charts of the dashboard.',
);
export type ChartName = z.output<typeof ChartName>;

/** Amounts of money or counts, by the unit of the chart. */
const amounts = z.object({ unit: z.literal('MONEY'), currency: Currency, valuesMinor: z.array(SignedMinor) });
const counts = z.object({ unit: z.literal('COUNT'), counts: z.array(Count) });

export const Chart = described(
  z
    .object({
      name: ChartName,
      period: Period,
      keys: described(
        z.array(z.string().check(z.minLength(1))).check(z.maxLength(31)),
        'Days, months, buckets, offers, codes or stages.',
      ),
      series: z.array(
        z.object({
          name: z.enum([
            'COLLECTED',
            'SCHEDULED',
            'OUTSTANDING',
            'PLANS',
            'PAYMENTS',
            'CARDS',
            'MESSAGES',
            'VALUE',
            'EXPECTED',
          ]),
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
    ),
  'A chart as a table: each series has one value per key.',
);
export type Chart = z.output<typeof Chart>;

/** The stages of a scratchcard. EXPIRED is not a stage of the sequence but an alternative to it. */
export const scratchcardStages = ['CREATED', 'ACTIVATED', 'REDEEMED', 'EXPIRED'] as const;
/** The stages of a message: each count includes those that reached the next stage. FAILED counts deliveries, one per channel, and is not part of the sequence. */
export const messageStages = ['SENT', 'DELIVERED', 'OPENED', 'CLICKED', 'FAILED'] as const;
/** The number of months in the breakage forecast; later expiries have one further key. */
export const forecastMonths = 12;
export const laterMonths = 'LATER';
