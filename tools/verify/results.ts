import { basename } from 'node:path';
import { z } from '#contracts/z.ts';

/** What Vitest writes about a run as JSON. */
const Results = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          duration: z.optional(z.nullable(z.number())),
          failureMessages: z.array(z.string()),
          meta: z.object({ notReached: z.optional(z.string()) }),
        }),
      ),
    }),
  ),
});

/** What became of a case of the suite. */
export interface CaseResult {
  /** The file of the case, without its folder. */
  readonly file: string;
  readonly title: string;
  readonly ms: number;
  readonly failures: readonly string[];
  /** What the case needs that the backend does not offer; null for a case that has run to its end. */
  readonly notReached: string | null;
}

/** The cases that were run, in the results of Vitest; one that was not selected is in none. */
export function casesIn(results: unknown): readonly CaseResult[] {
  return z.parse(Results, results).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = basename(name);
    // A file that cannot be loaded has no cases.
    if (message !== '' && assertionResults.length === 0)
      return [{ file, title: 'can be loaded', ms: 0, failures: [message], notReached: null }];
    return assertionResults
      .filter(
        ({ status, meta }) => status === 'passed' || status === 'failed' || meta.notReached !== undefined,
      )
      .map(({ ancestorTitles, title, duration, failureMessages, meta }) => ({
        file,
        title: [...ancestorTitles, title].join(' › '),
        ms: duration ?? 0,
        failures: failureMessages,
        notReached: meta.notReached ?? null,
      }));
  });
}

export const countsOf = (cases: readonly CaseResult[]) => {
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const notReached = cases.filter((one) => one.notReached !== null).length;
  return { failed, notReached, passed: cases.length - failed - notReached };
};

/** "12 cases: 10 passed, 0 failed, 2 not reached." */
export function suiteSummary(cases: readonly CaseResult[]): string {
  const { passed, failed, notReached } = countsOf(cases);
  return `${cases.length} cases: ${passed} passed, ${failed} failed, ${notReached} not reached.`;
}

/**
 * What a run does not prove even if nothing in it is wrong, in sentences.
 * @param hasSuite whether the suite has run, which sends commands
 * @param isPart whether only some operations or flows were asked for
 */
export const unproved = (hasSuite: boolean, isPart: boolean): readonly string[] => [
  hasSuite
    ? 'Not proved: the words of messages and reasons, some of what time causes, speed, load and security, and that a command which should change nothing keeps nothing that the feed of changes does not tell.'
    : 'Not proved by reading: what commands do, amounts and the order of lists.',
  ...(isPart ? ['With --only the other operations and their rules are unproved.'] : []),
];

/** A line for each case that was not reached, with what it needs, and the count of all. */
export const linesOf = (cases: readonly CaseResult[]): readonly string[] => [
  ...cases.flatMap(({ file, title, notReached }) =>
    notReached === null ? [] : [`not reached  ${file} › ${title}: ${notReached}`],
  ),
  suiteSummary(cases),
];
