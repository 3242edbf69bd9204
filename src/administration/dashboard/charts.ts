import type { Chart, ChartName } from '#contracts/dashboard/chart.ts';
import { DeclineCode } from '#contracts/payments/decline-code.ts';
import { runningPlanStates } from '#contracts/plans/states.ts';
import { z } from '#contracts/z.ts';
import { declineWords } from '#src/resources/payments/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { ageing } from './ageing.ts';
import type { ChartPresentation } from './chart-presentation.ts';
import { span } from './figures.ts';
import { growthCharts } from './growth-charts.ts';

type SeriesName = Chart['series'][number]['name'];

export const seriesNames: Readonly<Record<SeriesName, string>> = {
  COLLECTED: 'Collected',
  SCHEDULED: 'Scheduled',
  OUTSTANDING: 'Principal left',
  PLANS: 'Plans',
  PAYMENTS: 'Payments',
  CARDS: 'Cards',
  MESSAGES: 'Messages',
  VALUE: 'Value',
  EXPECTED: 'Expected to expire unused',
};

export const charts: Readonly<Record<ChartName, ChartPresentation>> = {
  collections: {
    label: 'Collected and scheduled',
    lead: 'All payments that came in, and the instalments that fell due.',
    keys: 'Until',
  },
  ageing,
  'plan-mix': {
    label: 'Plan mix',
    lead: 'Principal left of running plans, by offer.',
    keys: 'Offer',
    rows: (key) => paths.administrationPlans({ status: runningPlanStates, offerCode: [key] }),
  },
  'payment-failures': {
    label: 'Failed payments',
    lead: 'Payments of the period that are still not paid, by the bank’s reason.',
    keys: 'Reason',
    word: (key) => (isCode(key) ? declineWords[key] : key),
    rows: (key, { period }) =>
      paths.administrationPayments({
        status: ['FAILED'],
        createdAt: span(period),
        ...(isCode(key) && { declineCode: [key] }),
      }),
  },
  ...growthCharts,
};

const isCode = (key: string): key is z.output<typeof DeclineCode> => z.safeParse(DeclineCode, key).success;
