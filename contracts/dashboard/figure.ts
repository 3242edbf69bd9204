import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Bps, Money } from '#contracts/money.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Period } from './period.ts';

export const FigureName = described(
  z.enum([
    'gmv',
    'collected',
    'refunded',
    'outstanding',
    'due-today',
    'collection-rate',
    'on-time-rate',
    'par30',
    'authorisation-rate',
    'approval-rate',
    'approvals-waiting',
    'collateral-waiting',
    'cards-redeemed',
    'messages-delivered',
  ]),
  'The key figures of the business. Their definitions: docs/domain.md, "Key figures".',
);
export type FigureName = z.output<typeof FigureName>;

export const FigureValue = described(
  z.discriminatedUnion('unit', [
    z.object({ unit: z.literal('MONEY'), amount: Money }),
    z.object({ unit: z.literal('COUNT'), count: Count }),
    z.object({ unit: z.literal('SHARE'), shareBps: z.nullable(Bps) }),
    z.object({ unit: z.literal('DAYS'), days: z.nullable(Count) }),
  ]),
  'The value of a figure. A share or an age without data is null.',
);
export type FigureValue = z.output<typeof FigureValue>;

export const Figure = described(
  z.object({
    name: FigureName,
    period: Period,
    previous: described(Period, 'The period of the same length that ends right before this one.'),
    measures: described(
      z.enum(['PERIOD', 'NOW']),
      '`PERIOD`: what happened within the period. `NOW`: the current state; `before` is then the state at the start of the period.',
    ),
    value: FigureValue,
    before: FigureValue,
    trend: described(
      z.array(z.object({ day: LocalDate, value: FigureValue })).check(z.maxLength(31)),
      'The period in equal steps, oldest first: what happened in each, or the state at its end.',
    ),
  }),
  'A key figure of a period, with the previous period.',
);
export type Figure = z.output<typeof Figure>;

export const Figures = described(
  z.object({
    businessDate: described(LocalDate, 'The business day that "now" refers to.'),
    period: Period,
    figures: described(
      z.array(z.object({ name: FigureName, figure: z.nullable(Figure) })),
      'Each key figure; null for one that could not be computed with the others and can be requested separately.',
    ),
  }),
  'The key figures for a span of days.',
);
export type Figures = z.output<typeof Figures>;
