import type { Exchange } from './exchange.ts';

/** Two clocks that were set alike differ by less while a sequence runs. */
const NEAR_MS = 10 * 60_000;

/** What each backend words or names in its own way: docs/another-backend.md, "Against the mock". */
const ownMembers: ReadonlySet<string> = new Set(['type', 'title', 'detail', 'instance', 'requestId']);

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/** Ids, numbers such as PLN-000139, hashes and tokens. */
const isName = (text: string, member: string) =>
  member === 'token' ||
  member === 'endKey' ||
  /^[a-z]{3}_[0-9A-Z]{26}$|^[A-Z]{3}-[\d-]+$|^[0-9a-f]{64}$/.test(text);

/** Names are alike if the same one of the other backend was always in their place. */
function createPairs() {
  const [mine, theirs] = [new Map<string, string>(), new Map<string, string>()];
  return (one: string, other: string): boolean => {
    if (!mine.has(one) && !theirs.has(other)) {
      mine.set(one, other);
      theirs.set(other, one);
    }
    return mine.get(one) === other && theirs.get(other) === one;
  };
}

type Pairs = ReturnType<typeof createPairs>;

interface Differing {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

const entriesOf = (value: object) => new Map<string, unknown>(Object.entries(value));

function firstIn(one: unknown, other: unknown, pairs: Pairs, path: string, member: string): Differing | null {
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const [left, right] = [entriesOf(one), entriesOf(other)];
    for (const name of new Set([...left.keys(), ...right.keys()])) {
      if (ownMembers.has(name) && 'requestId' in one) continue;
      const differing = firstIn(left.get(name), right.get(name), pairs, `${path}/${name}`, name);
      if (differing) return differing;
    }
    return null;
  }
  const isSame =
    one === other ||
    (typeof one === 'string' &&
      typeof other === 'string' &&
      ((isInstant(one) && isInstant(other) && Math.abs(Date.parse(one) - Date.parse(other)) < NEAR_MS) ||
        (isName(one, member) && isName(other, member) && pairs(one, other))));
  return isSame ? null : { path, one, other };
}

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value));

/** The first answer that differs: which one it is, and how. */
interface Difference {
  readonly index: number;
  readonly sentence: string;
}

/** Returns null when all answers are alike. */
export function firstDifference(mock: readonly Exchange[], backend: readonly Exchange[]): Difference | null {
  const pairs = createPairs();
  for (const [index, one] of mock.entries()) {
    if (one.isControl) continue;
    const sentence = sentenceAbout(one, backend[index], pairs);
    if (sentence !== null) return { index, sentence: `${one.operation} ${sentence}.` };
  }
  return null;
}

function sentenceAbout(one: Exchange, other: Exchange | undefined, pairs: Pairs): string | null {
  if (!other) return 'was not sent to the backend, which had failed before';
  if (one.operation !== other.operation) return `was sent to the mock, ${other.operation} to the backend`;
  if (one.status !== other.status)
    return `answered ${one.status} on the mock, ${other.status} on the backend: ${shown(other.answer)}`;
  const differing = firstIn(one.answer, other.answer, pairs, '', '');
  if (!differing) return null;
  const { path, one: right, other: wrong } = differing;
  return `answered ${path || '/'}: ${shown(right)} on the mock, ${shown(wrong)} on the backend`;
}
