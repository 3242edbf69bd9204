import type { Instant } from '#contracts/dates.ts';
import type { OperationName } from '#contracts/index.ts';
import { cardNumbers, scratchcards } from '#contracts/verbs/test-cards.ts';
import { memberOf } from '#mocks/core/member.ts';
import { cast } from './script.ts';

/** A command that a person has sent in the demo, without secrets, so that it can be kept and written. */
export interface DoneStep {
  readonly at: Instant;
  /** The word of the cast, or a contact; null for a guest. */
  readonly who: string | null;
  readonly operation: OperationName;
  /** The values of its path, in order. */
  readonly targets: readonly string[];
  readonly body: unknown;
  /** The id of what it has made, if that was answered. */
  readonly made: string | null;
  readonly isRefused: boolean;
}

/** Logging in and out belongs to no script: people are logged in when they do something. */
const skipped: ReadonlySet<OperationName> = new Set([
  'signOut',
  'endSession',
  'endOtherSessions',
  'endSessionByKey',
  // the verbs ask for codes and upload documents by themselves
  'sendDocumentPart',
]);

/** Whether a command has a line of its own; codes for logging in and for signing have none. */
export function hasLine({ operation, body }: Pick<DoneStep, 'operation' | 'body'>): boolean {
  if (skipped.has(operation)) return false;
  if (operation === 'createChallenge') return memberOf(body, 'purpose') === 'CHANGE_CONTACT';
  return operation !== 'verifyChallenge' || memberOf(body, 'purpose') === 'CHANGE_CONTACT';
}

export const castWordFor = (contact: string): string =>
  Object.entries(cast).find(([, person]) => person.contact === contact)?.[0] ?? contact;

const nameBy = <Value>(values: Readonly<Record<string, Value>>, is: (value: Value) => boolean) =>
  Object.entries(values).find(([, value]) => is(value))?.[0] ?? null;

export const entersPin = (operation: OperationName): boolean =>
  operation === 'redeemScratchcard' || operation === 'createScratchcardToken';

/** Members that no step keeps. */
const secrets: ReadonlySet<string> = new Set([
  'number',
  'cvc',
  'holder',
  'pin',
  'code',
  'token',
  'endKey',
  'data',
]);

/**
 * What a step keeps of a body: of cards and scratchcards their names among the test cards, of one-time codes nothing.
 * @param response the answer, which says what a code was for
 */
export function withoutSecrets(operation: OperationName, body: unknown, response: unknown): unknown {
  if (operation === 'createCardToken')
    return { card: nameBy(cardNumbers, (number) => number === memberOf(body, 'number')) ?? 'good' };
  if (entersPin(operation))
    return { scratchcard: nameBy(scratchcards, ({ pin }) => pin === memberOf(body, 'pin')) };
  if (operation === 'verifyChallenge') return { purpose: memberOf(response, 'purpose') };
  return withoutMembers(body);
}

function withoutMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMembers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      secrets.has(name) ? [] : [[name, withoutMembers(member)]],
    ),
  );
}
