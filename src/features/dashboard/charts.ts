import type { Chart, ChartName } from '#contracts/dashboard/charts.ts';
import { DeclineCode } from '#contracts/payments/payment.ts';
import { Lateness } from '#contracts/plans/plan.ts';
import type { Period } from '#contracts/dashboard/period.ts';
import { z } from '#contracts/z.ts';
import { declines } from '#src/features/payments/labels.ts';
import { latenesses } from '#src/features/plans/labels.ts';
import { paths } from '#src/platform/paths.ts';
import { runningPlans, span } from './figures.ts';

/** How the page presents a chart. */
interface ChartLook {
  readonly label: string;
  readonly lead: string;
  /** What its keys are called, at the head of their column. */
  readonly keys: string;
  /** A key in words; dates are written by the page. */
  readonly word?: (key: string) => string;
  /** The address of the list with the rows that a key counts. */
  readonly rows?: (key: string, period: Period) => string;
}

type SeriesName = Chart['series'][number]['name'];

export const seriesNames: Readonly<Record<SeriesName, string>> = {
  COLLECTED: 'Collected',
  SCHEDULED: 'Scheduled',
  OUTSTANDING: 'Outstanding',
  PLANS: 'Plans',
  PAYMENTS: 'Payments',
};

/** In the order in which they are shown. */
export const charts: Readonly<Record<ChartName, ChartLook>> = {
  collections: {
    label: 'Collected and scheduled',
    lead: 'What came in, and what fell due, instalments only.',
    keys: 'Until',
  },
  ageing: {
    label: 'Ageing',
    lead: 'Outstanding principal of running plans by how late they are.',
    keys: 'Past due',
    word: (key) => (isLateness(key) ? latenesses[key].word : key),
    rows: (key) =>
      paths.administrationInstallments({ status: runningPlans, ...(isLateness(key) && { lateness: [key] }) }),
  },
  'plan-mix': {
    label: 'Plan mix',
    lead: 'Outstanding principal of running plans by offer.',
    keys: 'Offer',
    rows: (key) => paths.administrationInstallments({ status: runningPlans, offerCode: [key] }),
  },
  'payment-failures': {
    label: 'Failed payments',
    lead: 'Payments of the period that are still not paid, by the bank’s reason.',
    keys: 'Reason',
    word: (key) => (isCode(key) ? declines[key].word : key),
    rows: (key, period) =>
      paths.administrationPayments({
        status: ['FAILED'],
        createdAt: span(period),
        ...(isCode(key) && { declineCode: [key] }),
      }),
  },
};

const isLateness = (key: string): key is Lateness => z.safeParse(Lateness, key).success;
const isCode = (key: string): key is z.output<typeof DeclineCode> => z.safeParse(DeclineCode, key).success;
