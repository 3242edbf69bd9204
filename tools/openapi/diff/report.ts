import type { Bump, Change } from './change.ts';

const weights: Readonly<Record<Bump, number>> = { major: 4, undecided: 3, minor: 2, patch: 1 };

const verdicts: Readonly<Partial<Record<Bump, string>>> = { major: 'breaking  ', undecided: 'undecided ' };

/** "breaking    POST /v1/orders, request body /items: is required now (major)". */
export function lineOf({ at, member, reason, asks }: Change): string {
  const verdict = verdicts[asks] ?? 'compatible';
  const bump = asks === 'undecided' ? 'major if it breaks clients, minor if not' : asks;
  const place = [at ?? 'the document', member].filter((part) => part !== '').join(', ');
  return `${verdict}  ${place}: ${reason} (${bump})`;
}

const numbersOf = (version: string) => version.split('.').map(Number);

/** The version after this one that such a change asks for: "4.0.0" after "3.1.2" for a major one. */
function versionAfter(version: string, asks: Bump): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (asks === 'major') return `${major + 1}.0.0`;
  return asks === 'patch' ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

/** Whether a version is at least another one. */
function reaches(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  const index = a.findIndex((number, at) => number !== b[at]);
  return index === -1 || (a[index] ?? 0) > (b[index] ?? 0);
}

/** What the heaviest change asks for; null without changes. */
export const bumpAskedBy = (changes: readonly Change[]): Bump | null =>
  changes.map(({ asks }) => asks).toSorted((a, b) => weights[b] - weights[a])[0] ?? null;

/** The conclusion from all changes: a sentence, and whether no client breaks without a new major version. */
export function conclusionOf(
  changes: readonly Change[],
  before: string,
  after: string,
): { readonly text: string; readonly isRight: boolean } {
  const asks = bumpAskedBy(changes);
  if (!asks) return { text: `No changes since ${before}.`, isRight: true };
  const countOf = (bump: Bump) => changes.filter(({ asks: each }) => each === bump).length;
  const [breaking, undecided] = [countOf('major'), countOf('undecided')];
  const asked = versionAfter(before, asks);
  const isRaised = reaches(after, asked);
  const now = isRaised ? `and this is ${after}` : `but this is ${after}`;
  const open = undecided > 0 ? `, ${undecided} to be decided by a person` : '';
  return {
    text: `${changes.length} changes since ${before}, ${breaking} breaking${open}: they ask for ${asked}, ${now}.`,
    isRight: breaking === 0 || isRaised,
  };
}
