import type { Outcome } from './trial.ts';

/** One fault, with the operations that show it; `first` is its note about the first of them. */
export interface Cause {
  readonly text: string;
  readonly first: string;
  readonly operations: readonly string[];
}

/** "GET /v1/plans/… answered 200 for what does not exist, not 404" without its address: the same fault elsewhere. */
export const withoutAddress = (note: string) => note.replace(/^[A-Z]+ \S+ /, '');

/** Groups the findings of all wrong operations, the most frequent first. */
export function causesOf(outcomes: ReadonlyMap<string, Outcome>): readonly Cause[] {
  const causes = new Map<string, { first: string; operations: Set<string> }>();
  for (const [operation, { verdict, notes }] of outcomes) {
    if (verdict !== 'wrong') continue;
    for (const note of notes) {
      const text = withoutAddress(note);
      const cause = causes.get(text) ?? { first: note, operations: new Set() };
      causes.set(text, cause);
      cause.operations.add(operation);
    }
  }
  return [...causes]
    .map(([text, { first, operations }]) => ({ text, first, operations: [...operations] }))
    .toSorted((a, b) => b.operations.length - a.operations.length);
}

/** So many operations with the same finding have one cause in the backend. */
const several = 3;

/** Returns a line for each fault of several operations, and what the most telling of them means. */
export function causeLines(causes: readonly Cause[]): readonly string[] {
  const repeated = causes.filter(({ operations }) => operations.length >= several);
  const isStateless = repeated.some(({ text }) => /answered 20\d for what does not exist/.test(text));
  return [
    ...repeated.map(({ text, operations }) => {
      const [first = '', ...otherOperations] = operations;
      return `${operations.length} operations: ${text} (${first} and ${otherOperations.length} others)`;
    }),
    ...(isStateless
      ? [
          'It answers with success for ids that do not exist: it seems to keep no state, as a server of examples does.',
        ]
      : []),
  ];
}
