import type { ChartName } from '#contracts/dashboard/chart.ts';
import { DeclineCode } from '#contracts/payments/decline-code.ts';
import { Lateness } from '#contracts/plans/plan.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewPlanRow } from '#mocks/resources/plans/details-view.ts';
import { sum } from '#mocks/rules/sum.ts';
import { type ChartRequest, type ChartContent, counted, money } from './chart-values.ts';
import { collectedEvents, isOurs, runningPlans } from './figures.ts';
import { growthCharts } from './growth-charts.ts';
import { spanOf } from './period.ts';
import { scheduledEvents } from './plan-levels.ts';
import { flow } from './timeline.ts';

/** Counts the items by key, and sums what they measure; amounts in another currency are not summed. */
function grouped<Item>(
  keys: readonly string[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
  size: (item: Item) => number,
) {
  const groups = Map.groupBy(items, keyOf);
  const of = (key: string) => groups.get(key) ?? [];
  return {
    counts: keys.map((key) => of(key).length),
    sums: keys.map((key) => sum(of(key), size)),
  };
}

const charts: Readonly<Record<ChartName, (request: ChartRequest) => ChartContent>> = {
  ...growthCharts,

  collections: ({ tables, span }) => {
    const collected = flow(collectedEvents(tables), span).trend;
    const scheduled = flow(scheduledEvents(tables.plans.all().filter(isOurs)), span).trend;
    return {
      keys: span.steps.map(({ to }) => to),
      series: [
        { name: 'COLLECTED', values: money(collected.map(({ value }) => value)) },
        { name: 'SCHEDULED', values: money(scheduled.map(({ value }) => value)) },
      ],
    };
  },

  ageing: ({ tables, today }) => {
    const keys = [...Lateness.options];
    const rows = runningPlans(tables).map((plan) => viewPlanRow(plan, today));
    const { counts, sums } = grouped(
      keys,
      rows,
      ({ lateness }) => lateness,
      ({ principalLeft: { amountMinor, currency } }) => (isOurs({ currency }) ? amountMinor : 0),
    );
    return {
      keys,
      series: [
        { name: 'OUTSTANDING', values: money(sums) },
        { name: 'PLANS', values: counted(counts) },
      ],
    };
  },

  'plan-mix': ({ tables }) => {
    const plans = runningPlans(tables);
    const keys = [...new Set(plans.map(({ offer }) => offer.code))].toSorted();
    const { counts, sums } = grouped(
      keys,
      plans,
      ({ offer }) => offer.code,
      (plan) => (isOurs(plan) ? plan.principalLeft : 0),
    );
    return {
      keys,
      series: [
        { name: 'OUTSTANDING', values: money(sums) },
        { name: 'PLANS', values: counted(counts) },
      ],
    };
  },

  'payment-failures': ({ tables, span: { period } }) => {
    const failed = tables.payments.by('status', 'FAILED').filter(({ createdAt }) => {
      const day = businessDate(createdAt);
      return period.from <= day && day <= period.to;
    });
    const keys = [...DeclineCode.options];
    const { counts } = grouped(
      keys,
      failed,
      ({ attempts }) => attempts.at(-1)?.code ?? '',
      () => 0,
    );
    return { keys, series: [{ name: 'PAYMENTS', values: counted(counts) }] };
  },
};

export const getChart: HandlerOf<'getChart'> = ({ params, query, tables, today, reply }) => {
  const span = spanOf(query, today);
  return reply(200, {
    name: params.chart,
    period: span.period,
    ...charts[params.chart]({ tables, span, today }),
  });
};
