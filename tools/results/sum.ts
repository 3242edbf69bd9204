import type { RunRecord } from './run-record.ts';

export interface Sum {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts one runner. `exitCode` is the process's, null when a signal ended it. A runner counts as one failure when it
 * left no report, ran no test, or ended with another code than 0 although nothing in its report failed (unhandled
 * errors of Vitest, a crash after the report).
 */
export function sumOf(run: RunRecord | null, exitCode: number | null): Sum {
  if (run === null) return { passed: 0, failed: 1, skipped: 0 };
  const count = (...states: string[]) => run.tests.filter(({ state }) => states.includes(state)).length;
  const failed = count('failed', 'unfinished') + run.faults.length;
  const failedElsewhere = failed === 0 && (run.tests.length === 0 || exitCode !== 0);
  return {
    passed: count('passed'),
    failed: failed + (failedElsewhere ? 1 : 0),
    skipped: count('skipped'),
  };
}

const named: Partial<Record<RunRecord['tests'][number]['state'], string>> = {
  failed: 'failed',
  unfinished: 'failed, never ended',
};

/** A line for each failure. They are printed at the end, because often only the end of the output is kept. */
export const defectLines = (run: RunRecord | null): readonly string[] => [
  ...(run?.tests ?? []).flatMap(({ title, state }) => {
    const word = named[state];
    return word === undefined ? [] : [`${word}: ${title}`];
  }),
  ...(run?.faults ?? []).map((fault) => `failed: ${fault}`),
];

export function add(sums: readonly Sum[]): Sum {
  const total = (part: keyof Sum) => sums.reduce((all, sum) => all + sum[part], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** `12 passed, 0 failed`, and `, 1 skipped` when any was. */
export function closingLine({ passed, failed, skipped }: Sum): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
