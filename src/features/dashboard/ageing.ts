import { Lateness } from '#contracts/plans/plan.ts';
import { z } from '#contracts/z.ts';
import { latenesses } from '#src/features/plans/labels.ts';
import { paths } from '#src/platform/paths.ts';
import type { ChartPresentation } from './chart-presentation.ts';
import { runningPlans } from './figures.ts';

const isLateness = (key: string): key is Lateness => z.safeParse(Lateness, key).success;

/** In a file of its own, because the work queues show this chart, too. */
export const ageing = {
  label: 'Ageing',
  lead: 'Outstanding principal of running plans by how late they are.',
  keys: 'Past due',
  word: (key) => (isLateness(key) ? latenesses[key].word : key),
  rows: (key) =>
    paths.administrationInstallments({ status: runningPlans, ...(isLateness(key) && { lateness: [key] }) }),
} satisfies ChartPresentation;
