import { type Trial, verdictOf } from './report.ts';

const most = 20;

/** "POST /v1/orders -> 201" of a scenario's long title. */
const operationOf = ({ scenario }: Trial) => scenario.replace(/ (with|where) .*$/, '');

/** The counts, what was refused by which rule, and every answer that is wrong. */
export function summaryOf(trials: readonly Trial[]): string {
  const { passed = [], wrong = [], ...rest } = Object.groupBy(trials, verdictOf);
  const refused = rest['refused by a rule'] ?? [];
  const reasons = Map.groupBy(
    refused,
    (trial) => `${operationOf(trial)}: ${trial.status} ${trial.code ?? 'is possible too'}`,
  );
  const rows = [...reasons].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    ...wrong.slice(0, most).map(({ text }) => `${text}\n`),
    ...(wrong.length > most ? [`… and ${wrong.length - most} more that are wrong`] : []),
    ...(rows.length > 0 ? ['Refused by rules that the document cannot say:'] : []),
    ...rows.map(([reason, some]) => `  ${String(some.length).padStart(5)}  ${reason}`),
    `${trials.length} requests: ${passed.length} passed, ${refused.length} refused by a rule, ${wrong.length} wrong.`,
  ].join('\n');
}
