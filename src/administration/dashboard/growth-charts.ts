import { scratchcardStages, type ChartName, laterMonths, messageStages } from '#contracts/dashboard/chart.ts';
import type { Period } from '#contracts/dashboard/period.ts';
import { openScratchcardStates } from '#contracts/scratchcards/states.ts';
import { paths } from '#src/platform/routing/paths.ts';
import type { ChartPresentation } from './chart-presentation.ts';
import { dayAfter, lastOfMonth } from './days-of.ts';
import { span } from './figures.ts';

type GrowthChart = Extract<ChartName, 'card-funnel' | 'delivery-funnel' | 'redemptions' | 'breakage'>;
type ScratchcardQuery = Parameters<typeof paths.administrationScratchcards>[0];

const longAgo = '2020-01-01';
const farAhead = '2099-12-31';
const upTo = (to: string) => span({ from: longAgo, to });

type ScratchcardStage = (typeof scratchcardStages)[number];

const scratchcardStageLooks: Readonly<
  Record<ScratchcardStage, { readonly word: string; readonly filter: (to: string) => ScratchcardQuery }>
> = {
  CREATED: { word: 'Created', filter: (to) => ({ createdAt: upTo(to) }) },
  ACTIVATED: { word: 'Activated', filter: (to) => ({ activatedAt: upTo(to) }) },
  REDEEMED: { word: 'Redeemed', filter: (to) => ({ redeemedAt: upTo(to) }) },
  EXPIRED: { word: 'Expired', filter: (to) => ({ status: ['EXPIRED'], expiresOn: upTo(to) }) },
};

const messageStageWords: Readonly<Record<(typeof messageStages)[number], string>> = {
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  OPENED: 'Opened',
  CLICKED: 'Clicked',
  FAILED: 'Failed deliveries',
};

/** Returns the first day of a step; its key is its last day. */
function firstDayOf(key: string, keys: readonly string[], { from }: Period): string {
  const before = keys[keys.indexOf(key) - 1];
  return before === undefined ? from : dayAfter(before);
}

/** Returns the days of a month, or all days after the last month. */
function monthOrLater(key: string, keys: readonly string[]): Period {
  if (key !== laterMonths) return { from: `${key}-01`, to: lastOfMonth(key) };
  return { from: dayAfter(lastOfMonth(keys.at(-2) ?? longAgo.slice(0, 7))), to: farAhead };
}

const isScratchcardStage = (key: string): key is ScratchcardStage =>
  scratchcardStages.some((stage) => stage === key);
const isMessageStage = (key: string): key is (typeof messageStages)[number] =>
  messageStages.some((stage) => stage === key);

/** Charts about scratchcards and messages. */
export const growthCharts: Readonly<Record<GrowthChart, ChartPresentation>> = {
  'card-funnel': {
    label: 'Scratchcard funnel',
    lead: 'All cards up to the end of the period. Expired ones were never redeemed.',
    keys: 'Stage',
    word: (key) => (isScratchcardStage(key) ? scratchcardStageLooks[key].word : key),
    rows: (key, { period: { to } }) =>
      paths.administrationScratchcards(isScratchcardStage(key) ? scratchcardStageLooks[key].filter(to) : {}),
  },
  'delivery-funnel': {
    label: 'Message funnel',
    lead: 'Messages of notifications that were created in the period, one for each customer. Each stage is part of the one before; failed deliveries are apart, one for each channel.',
    keys: 'Stage',
    word: (key) => (isMessageStage(key) ? messageStageWords[key] : key),
    rows: (_key, { period }) => paths.administrationNotifications({ createdAt: span(period) }),
  },
  redemptions: {
    label: 'Redeemed',
    lead: 'Cards by the day on which they were redeemed.',
    keys: 'Until',
    rows: (key, { keys, period }) =>
      paths.administrationScratchcards({
        redeemedAt: span({ from: firstDayOf(key, keys, period), to: key }),
      }),
  },
  breakage: {
    label: 'Breakage forecast',
    lead: 'What open cards are worth, by the month in which they expire, and what is expected to expire unused: as large a share as of the cards whose last day has passed.',
    keys: 'Expires in',
    word: (key) => (key === laterMonths ? 'Later' : key),
    rows: (key, { keys }) =>
      paths.administrationScratchcards({
        status: openScratchcardStates,
        expiresOn: span(monthOrLater(key, keys)),
      }),
  },
};
