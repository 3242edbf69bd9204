import { LocalDate } from '#contracts/dates.ts';
import { Bps, Money } from '#contracts/money.ts';
import { Count } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { Period } from './period.ts';

/** The key figures of the business. Their definitions: docs/domain.md, "Key figures". */
export const FigureName = z.enum([
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
]);
export type FigureName = z.output<typeof FigureName>;

/** The value of a figure. A share or an age without data is null. */
export const FigureValue = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('MONEY'), amount: Money }),
  z.object({ unit: z.literal('COUNT'), count: Count }),
  z.object({ unit: z.literal('SHARE'), shareBps: z.nullable(Bps) }),
  z.object({ unit: z.literal('DAYS'), days: z.nullable(Count) }),
]);
export type FigureValue = z.output<typeof FigureValue>;

/** A key figure of a period, with the previous period. */
export const Figure = z.object({
  name: FigureName,
  period: Period,
  /** The period of the same length that ends right before this one. */
  previous: Period,
  /**
   * `PERIOD`: what happened within the period. `NOW`: the current state; `before` is then the state at the start of
   * the period.
   */
  measures: z.enum(['PERIOD', 'NOW']),
  value: FigureValue,
  before: FigureValue,
  /** The period in equal steps, oldest first: what happened in each, or the state at its end. */
  trend: z.array(z.object({ day: LocalDate, value: FigureValue })).check(z.maxLength(31)),
});
export type Figure = z.output<typeof Figure>;

export const Figures = z.object({
  /** The business day that "now" refers to. */
  businessDate: LocalDate,
  period: Period,
  /** Each key figure; null for one that could not be computed with the others and can be requested separately. */
  figures: z.array(z.object({ name: FigureName, figure: z.nullable(Figure) })),
});
export type Figures = z.output<typeof Figures>;
