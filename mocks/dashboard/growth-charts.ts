import {
  scratchcardStages,
  type ChartName,
  forecastMonths,
  laterMonths,
  messageStages,
} from '#contracts/dashboard/chart.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { openScratchcardStates } from '#contracts/scratchcards/states.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { BUSINESS_CURRENCY } from '#mocks/core/format.ts';
import type { ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { expectedBreakage } from '#mocks/rules/breakage.ts';
import { monthsAfter } from '#mocks/rules/calendar.ts';
import { sum } from '#mocks/rules/sum.ts';
import { type ChartRequest, type ChartContent, counted, money } from './chart-values.ts';
import { type Event, flow } from './timeline.ts';

type GrowthChart = Extract<ChartName, 'card-funnel' | 'delivery-funnel' | 'redemptions' | 'breakage'>;

/** Returns the value of a scratchcard; amounts in another currency are not summed. */
const worthOf = ({ value }: ScratchcardRecord) =>
  value.currency === BUSINESS_CURRENCY ? value.amountMinor : 0;

/**
 * The computation of the charts of scratchcards and messages (docs/domain.md, "Charts of scratchcards and messages").
 */
export const growthCharts: Readonly<Record<GrowthChart, (request: ChartRequest) => ChartContent>> = {
  'card-funnel': ({ tables, span: { period } }) => {
    const isUntil = (moment: string | null) => moment !== null && businessDate(moment) <= period.to;
    const cards = tables.scratchcards.all();
    const counts: Readonly<Record<(typeof scratchcardStages)[number], number>> = {
      CREATED: cards.filter(({ createdAt }) => isUntil(createdAt)).length,
      ACTIVATED: cards.filter(({ activatedAt }) => isUntil(activatedAt)).length,
      REDEEMED: cards.filter(({ redeemedAt }) => isUntil(redeemedAt)).length,
      EXPIRED: tables.scratchcards.by('status', 'EXPIRED').filter(({ expiresOn }) => expiresOn <= period.to)
        .length,
    };
    return {
      keys: [...scratchcardStages],
      series: [{ name: 'CARDS', values: counted(scratchcardStages.map((stage) => counts[stage])) }],
    };
  },

  'delivery-funnel': ({ tables, span: { period } }) => {
    const notifications = tables.notifications.all().filter(({ createdAt }) => {
      const day = businessDate(createdAt);
      return period.from <= day && day <= period.to;
    });
    const memberOf = {
      SENT: 'sent',
      DELIVERED: 'delivered',
      OPENED: 'opened',
      CLICKED: 'clicked',
      FAILED: 'errors',
    } as const;
    const counts = messageStages.map((stage) => sum(notifications, ({ stats }) => stats[memberOf[stage]]));
    return { keys: [...messageStages], series: [{ name: 'MESSAGES', values: counted(counts) }] };
  },

  redemptions: ({ tables, span }) => {
    const redeemed = tables.scratchcards
      .all()
      .flatMap((card) =>
        card.redeemedAt === null ? [] : [{ day: businessDate(card.redeemedAt), value: worthOf(card) }],
      );
    const count = flow(
      redeemed.map(({ day }): Event => [day, 1]),
      span,
    );
    const value = flow(
      redeemed.map((card): Event => [card.day, card.value]),
      span,
    );
    return {
      keys: span.steps.map(({ to }) => to),
      series: [
        { name: 'CARDS', values: counted(count.trend.map((step) => step.value)) },
        { name: 'VALUE', values: money(value.trend.map((step) => step.value)) },
      ],
    };
  },

  breakage: ({ tables, today }) => {
    const months = Array.from({ length: forecastMonths }, (_, index) =>
      monthOf(monthsAfter(today, index, 1)),
    );
    const keys = [...months, laterMonths];
    const cards = tables.scratchcards.all();
    const [first = ''] = months;
    const open = Map.groupBy(
      cards.filter(
        ({ status, expiresOn }) =>
          openScratchcardStates.some((state) => state === status) && monthOf(expiresOn) >= first,
      ),
      ({ expiresOn }) => (months.includes(monthOf(expiresOn)) ? monthOf(expiresOn) : laterMonths),
    );
    const past = cards.filter(({ expiresOn, status }) => expiresOn < today && status !== 'VOID');
    const expired = past.filter(({ status }) => status === 'EXPIRED').length;
    const worth = keys.map((key) => sum(open.get(key) ?? [], worthOf));
    return {
      keys,
      series: [
        { name: 'VALUE', values: money(worth) },
        {
          name: 'EXPECTED',
          values: money(worth.map((minor) => expectedBreakage(minor, { expired, created: past.length }))),
        },
      ],
    };
  },
};

/** Returns the month of a day: "2027-02". */
const monthOf = (day: LocalDate) => day.slice(0, 7);
