import { type Figure, FigureName, type FigureValue } from '#contracts/dashboard/figure.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { runningPlanStates } from '#contracts/plans/states.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { BUSINESS_CURRENCY } from '#mocks/core/format.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { waitsOf } from '#mocks/resources/collateral/waiting.ts';
import { firstAttemptOf, paidOn } from '#mocks/resources/payments/attempts.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { type Span, spanOf } from './period.ts';
import { budgetDecisionOf } from '#mocks/resources/orders/view.ts';
import {
  dueOnDayOf,
  outstandingOf,
  outstandingPastDue,
  paidOfScheduled,
  punctualityOver,
  scheduledEvents,
} from './plan-levels.ts';
import { type Event, flow, level, type Measured } from './timeline.ts';

interface FigureRequest {
  readonly tables: Reads;
  readonly span: Span;
  readonly today: LocalDate;
}

type MeasuredFigure = Measured<FigureValue> & Pick<Figure, 'measures'>;

/** From this many days past due a plan counts as at risk. */
const AT_RISK_DAYS = 30;

const money = (amountMinor: number): FigureValue => ({
  unit: 'MONEY',
  amount: { amountMinor, currency: BUSINESS_CURRENCY },
});
const count = (number: number): FigureValue => ({ unit: 'COUNT', count: number });
const days = (number: number | null): FigureValue => ({ unit: 'DAYS', days: number });
const share = ([part, whole]: readonly [number, number]): FigureValue => ({
  unit: 'SHARE',
  shareBps: whole === 0 ? null : Math.round((part * 10_000) / whole),
});

function valued<Value>(measured: Measured<Value>, as: (value: Value) => FigureValue): Measured<FigureValue> {
  const { value, before, trend } = measured;
  return {
    value: as(value),
    before: as(before),
    trend: trend.map((step) => ({ day: step.day, value: as(step.value) })),
  };
}

const inPeriod = (measured: Measured<number>, as: (value: number) => FigureValue): MeasuredFigure => ({
  measures: 'PERIOD',
  ...valued(measured, as),
});

/** A share of what happened in the period: one flow of another. */
const shareOf = (part: Measured<number>, whole: Measured<number>): MeasuredFigure => ({
  measures: 'PERIOD',
  value: share([part.value, whole.value]),
  before: share([part.before, whole.before]),
  trend: whole.trend.map(({ day, value }, index) => ({
    day,
    value: share([part.trend[index]?.value ?? 0, value]),
  })),
});

const now = <Value>(measured: Measured<Value>, as: (value: Value) => FigureValue): MeasuredFigure => ({
  measures: 'NOW',
  ...valued(measured, as),
});

/** Returns plans that have started and are not closed. */
export const runningPlans = ({ plans }: Pick<Reads, 'plans'>): PlanRecord[] =>
  runningPlanStates.flatMap((status) => [...plans.by('status', status)]);

export const isOurs = ({ currency }: { readonly currency: string }) => currency === BUSINESS_CURRENCY;

/** The computation of each figure (docs/domain.md, "Key figures"). */
const figures: Readonly<Record<FigureName, (request: FigureRequest) => MeasuredFigure>> = {
  gmv: ({ tables, span }) =>
    inPeriod(
      flow(
        tables.orders
          .all()
          .flatMap((order): Event[] =>
            order.activatedOn !== null && isOurs(order) ? [[order.activatedOn, order.total]] : [],
          ),
        span,
      ),
      money,
    ),

  collected: ({ tables, span }) => inPeriod(flow(collectedEvents(tables), span), money),

  refunded: ({ tables, span }) =>
    inPeriod(
      flow(
        collectedEvents(tables, ({ refundedTotal }) => refundedTotal),
        span,
      ),
      money,
    ),

  outstanding: ({ tables, span, today }) =>
    now(level(outstandingOf(tables.plans.all().filter(isOurs)), span, today), money),

  'due-today': ({ tables, span, today }) =>
    now(level(dueOnDayOf(tables.plans.all().filter(isOurs)), span, today), money),

  'collection-rate': ({ tables, span }) => {
    const plans = tables.plans.all().filter(isOurs);
    return shareOf(flow(paidOfScheduled(plans), span), flow(scheduledEvents(plans), span));
  },

  'on-time-rate': ({ tables, span, today }) => {
    const { due, onTime } = punctualityOver(tables.plans.all(), today);
    return now(
      level((day) => [onTime(day), due(day)] as const, span, today),
      share,
    );
  },

  par30: ({ tables, span, today }) => {
    const plans = tables.plans.all().filter(isOurs);
    const [all, late] = [outstandingOf(plans), outstandingPastDue(plans, AT_RISK_DAYS)];
    return now(
      level((day) => [late(day), all(day)] as const, span, today),
      share,
    );
  },

  'authorisation-rate': ({ tables, span }) => {
    const first = tables.payments
      .all()
      .map((payment) => ({ day: businessDate(payment.createdAt), result: firstAttemptOf(payment) }))
      .filter(({ result }) => result !== 'UNDECIDED');
    const decided = flow(
      first.map(({ day }): Event => [day, 1]),
      span,
    );
    const succeeded = flow(
      first.map(({ day, result }): Event => [day, Number(result === 'SUCCEEDED')]),
      span,
    );
    return shareOf(succeeded, decided);
  },

  'approval-rate': ({ tables, span }) => {
    const decided = tables.orders
      .all()
      .map((order) => ({ day: businessDate(order.createdAt), decision: budgetDecisionOf(order) }))
      .filter(({ decision }) => decision === 'APPROVED' || decision === 'DECLINED');
    return shareOf(
      flow(
        decided.map(({ day, decision }): Event => [day, Number(decision === 'APPROVED')]),
        span,
      ),
      flow(
        decided.map(({ day }): Event => [day, 1]),
        span,
      ),
    );
  },

  'approvals-waiting': ({ tables, span, today }) => {
    const requests = tables.approvals.all();
    const waiting = (day: LocalDate) =>
      requests.filter(
        ({ requestedAt, decidedAt }) =>
          businessDate(requestedAt) <= day && (decidedAt === null || businessDate(decidedAt) > day),
      ).length;
    return now(level(waiting, span, today), count);
  },

  'collateral-waiting': ({ tables, span, today }) => {
    const waits = tables.collaterals
      .all()
      .flatMap(waitsOf)
      .map(({ from, until }) => ({
        from: businessDate(from),
        until: until === null ? null : businessDate(until),
      }));
    const oldest = (day: LocalDate) => {
      const ages = waits
        .filter(({ from, until }) => from <= day && (until === null || until > day))
        .map(({ from }) => daysBetween(from, day));
      return ages.length === 0 ? null : Math.max(...ages);
    };
    return now(level(oldest, span, today), days);
  },

  'cards-redeemed': ({ tables, span }) =>
    inPeriod(
      flow(
        tables.scratchcards
          .all()
          .flatMap(({ redeemedAt }): Event[] => (redeemedAt === null ? [] : [[businessDate(redeemedAt), 1]])),
        span,
      ),
      count,
    ),

  'messages-delivered': ({ tables, span }) =>
    inPeriod(
      flow(
        tables.notifications
          .all()
          .map(({ createdAt, stats }): Event => [businessDate(createdAt), stats.delivered]),
        span,
      ),
      count,
    ),
};

/** What a member of the payments whose money came adds up to, by the day on which it came. */
export const collectedEvents = (
  { payments }: Pick<Reads, 'payments'>,
  size: (payment: PaymentRecord) => number = ({ amount }) => amount,
): Event[] =>
  payments.all().flatMap((payment): Event[] => {
    const day = paidOn(payment);
    return day !== null && isOurs(payment) ? [[day, size(payment)]] : [];
  });

function figureOf(name: FigureName, request: FigureRequest): Figure {
  const { measures, value, before, trend } = figures[name](request);
  const { period, previous } = request.span;
  return { name, period, previous, measures, value, before, trend: [...trend] };
}

export const getFigure: HandlerOf<'getFigure'> = ({ params, query, tables, today, reply }) =>
  reply(200, figureOf(params.figure, { tables, span: spanOf(query, today), today }));

export const getFigures: HandlerOf<'getFigures'> = ({ query, tables, today, reply }) => {
  const request = { tables, span: spanOf(query, today), today };
  return reply(200, {
    businessDate: today,
    period: request.span.period,
    figures: FigureName.options.map((name) => ({ name, figure: figureOf(name, request) })),
  });
};
