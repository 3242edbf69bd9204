import { expectationOf, type Trial, verdictOf } from './report.ts';

const max = 20;

/** "   12  payOrder: 409 invalid-transition", the most frequent first. */
function counted(trials: readonly Trial[], name: (trial: Trial) => string): string[] {
  const groups = [...Map.groupBy(trials, name)].toSorted(([, a], [, b]) => b.length - a.length);
  return groups.map(([title, some]) => `  ${String(some.length).padStart(5)}  ${title}`);
}

const outcomeOf = ({ scenario, operation, status, code }: Trial) =>
  `${operation ?? scenario}: ${status ?? 'no answer'}${code === null ? '' : ` ${code}`}`;

/**
 * The counts, what was refused by which rule, and the first answers that are wrong in full.
 * @param untried names of operations that no request was made for
 */
export function summaryOf(trials: readonly Trial[], untried: readonly string[]): string {
  const { passed = [], wrong = [], ...rest } = Object.groupBy(trials, verdictOf);
  const rejectedByRule = rest['refused by a rule'] ?? [];
  const carriedOut = new Set(passed.map(({ operation }) => operation));
  const neverDone = [...new Set(rejectedByRule.map(({ operation }) => operation))].filter(
    (operation) => !carriedOut.has(operation),
  );
  return [
    ...wrong.slice(0, max).map(({ text }) => `${text}\n`),
    ...(wrong.length > 0 ? ['Wrong:', ...counted(wrong, outcomeOf)] : []),
    ...(rejectedByRule.length > 0 ? ['Refused by rules that the document cannot say:'] : []),
    ...counted(rejectedByRule, (trial) => `${outcomeOf(trial)}, ${expectationOf(trial)?.reason}`),
    ...(neverDone.length > 0 ? [`Refused each time: ${neverDone.join(', ')}.`] : []),
    ...(untried.length > 0 ? [`Specmatic made no request for ${untried.join(', ')}.`] : []),
    `${trials.length} requests: ${passed.length} passed, ${rejectedByRule.length} refused by a rule, ${wrong.length} wrong.`,
  ].join('\n');
}
