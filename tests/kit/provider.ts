import type { SignedIn } from '#contracts/auth/challenge.ts';
import type { EntityState } from '#contracts/mock-control.ts';
import type { CallHeaders, clientOver, Send } from '#contracts/client.ts';
import type { Installation, SentMessage } from '#contracts/verbs/installation.ts';

type Client = ReturnType<typeof clientOver>;

export { MissingData } from '#contracts/verbs/installation.ts';

/** The time by which a backend works. */
export const timeOf = async ({ get }: Pick<Client, 'get'>) => (await get('getConfig')).serverTime;

interface StoredMessage {
  readonly id: string;
  readonly text: string;
  readonly code: string | null;
}

/**
 * Returns one of the messages that were not read yet, preferably one with a code, and counts it as read. They are told
 * apart by their ids, because the clock of a test may be frozen and their times equal.
 */
export function readMessage(messages: readonly StoredMessage[], readIds: Set<string>): SentMessage {
  const unread = messages.filter(({ id }) => !readIds.has(id));
  const message = unread.find(({ code }) => code !== null) ?? unread[0];
  if (message) readIds.add(message.id);
  return { text: message?.text ?? '', code: message?.code ?? 'none' };
}

/**
 * A backend with what a test needs beside the public API (docs/test-control.md): a clock, messages, sessions and
 * entities in a given state. In this process, or at an address.
 */
export interface Provider extends Omit<Client, 'signIn'>, Installation {
  readonly send: Send;
  /** Signs in by a one-time code where it is not at an address. */
  readonly signIn: (contact: string, headers?: CallHeaders) => Promise<string>;
  /** Begins a session without a code, as often as is wanted. */
  readonly session: (contact: string) => Promise<Pick<SignedIn, 'token' | 'endKey'>>;
  /** The time of its clock. */
  readonly now: () => string | Promise<string>;
  readonly put: (state: EntityState) => Promise<void>;
  /**
   * What differs when something was changed, to be compared with what it was before: in this process all rows, at an
   * address what the feed of changes has told, without test control what the audit has of the requests that were sent.
   */
  readonly state: () => unknown;
}

/** The texts of all messages that were sent and not read yet. */
export async function sentTexts({ newMessage }: Pick<Provider, 'newMessage'>): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let { text } = await newMessage(); text !== ''; { text } = await newMessage()) texts.push(text);
  return texts;
}
