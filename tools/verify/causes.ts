import type { Outcome } from './trial.ts';

/** One fault, with the operations that show it; `first` is its note about the first of them. */
export interface Cause {
  readonly text: string;
  readonly first: string;
  readonly operations: readonly string[];
}

/** "GET /v1/plans/… answered 200: ETag is … (7, not 1)" without its address and figures: the same fault elsewhere. */
export const withoutAddress = (note: string) => note.replace(/^[A-Z]+ \S+ /, '').replace(/ \([^()]*\)$/, '');

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

/** What a backend does that has this finding at several operations. */
const meanings = [
  [/^answered 20\d without a token/, 'It answers without a token: it checks no sessions.'],
  [/^answered 20\d to a token/, 'It takes any token: it does not look up whose it is.'],
  [
    /^answered 20\d for an id that does not exist/,
    'It answers with success for ids that do not exist: it seems to keep no state, as a server of examples does.',
  ],
  [
    /Content-Type is .*, not application\/problem\+json/,
    'Its refusals are not those of the contract: each is application/problem+json, with a code by which clients decide.',
  ],
  [
    /of an earlier page/,
    'Its lists do not go on where the page before has ended: it does not read `cursor`.',
  ],
] as const;

/** Returns a line for each fault of several operations, and what the most telling of them mean. */
export function causeLines(causes: readonly Cause[]): readonly string[] {
  const repeated = causes.filter(({ operations }) => operations.length >= several);
  return [
    ...repeated.map(({ text, operations }) => {
      const [first = '', ...otherOperations] = operations;
      return `${operations.length} operations: ${text} (${first} and ${otherOperations.length} others)`;
    }),
    ...meanings.flatMap(([pattern, meaning]) =>
      repeated.some(({ text }) => pattern.test(text)) ? [meaning] : [],
    ),
  ];
}
