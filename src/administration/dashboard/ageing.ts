import { Lateness } from '#contracts/plans/plan.ts';
import { runningPlanStates } from '#contracts/plans/states.ts';
import { z } from '#contracts/z.ts';
import { latenesses } from '#src/resources/plans/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import type { ChartPresentation } from './chart-presentation.ts';

const isLateness = (key: string): key is Lateness => z.safeParse(Lateness, key).success;

const red = (share: number) =>
  `color-mix(in srgb, var(--mantine-color-error) ${share}%, var(--mantine-color-body))`;

/** As docs/colours.md has them: still to come, due, in grace, and overdue, the redder the later. */
const colours: Readonly<Record<Lateness, string>> = {
  NOT_DUE: 'var(--mantine-color-dimmed)',
  DUE_TODAY: 'var(--mantine-color-accent-filled)',
  IN_GRACE: 'var(--mantine-color-warning-filled)',
  UP_TO_30_DAYS: red(45),
  UP_TO_60_DAYS: red(65),
  UP_TO_90_DAYS: red(85),
  OVER_90_DAYS: red(100),
};

/** In a file of its own, because the work queues show this chart, too. */
export const ageing = {
  label: 'Ageing',
  lead: 'Principal left of running plans, by how late they are.',
  keys: 'Past due',
  word: (key) => (isLateness(key) ? latenesses[key].word : key),
  stack: (key) => (isLateness(key) ? colours[key] : 'var(--mantine-color-dimmed)'),
  rows: (key) =>
    paths.administrationPlans({
      status: runningPlanStates,
      ...(isLateness(key) && { lateness: [key] }),
    }),
} satisfies ChartPresentation;
