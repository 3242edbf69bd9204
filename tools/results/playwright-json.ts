import { z } from '#contracts/z.ts';
import type { RunRecord } from './run-record.ts';

const Spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ status: z.optional(z.string()) })),
    }),
  ),
});
const Suite = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
type Suite = z.output<typeof Suite>;
type Test = z.output<typeof Spec>['tests'][number];

const Report = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** Reads what Playwright's JSON reporter wrote. Throws for anything else than such a report. */
export function readPlaywrightJson(json: unknown): RunRecord {
  const { suites, errors } = z.parse(Report, json);
  return {
    tests: suites.flatMap((suite) => testsOf(suite, [])),
    faults: errors.map(({ message }) => message ?? 'an error without a message'),
  };
}

function testsOf(suite: Suite, above: readonly string[]): RunRecord['tests'] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ title: [test.projectName, ...titles, title].join(' > '), state: stateOf(test) })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

function stateOf({ status, results }: Test): RunRecord['tests'][number]['state'] {
  if (status === 'expected') return 'passed';
  if (status !== 'skipped') return 'failed';
  // Playwright calls "skipped", too, what a run that was cut short never started or never finished.
  return results.some((result) => result.status === 'skipped') ? 'skipped' : 'unfinished';
}
