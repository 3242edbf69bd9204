import { z } from '#contracts/z.ts';
import type { Answer, Send } from './client.ts';
import { controlledClient, Messages } from './controlled.ts';
import { people } from './people.ts';
import { type Provider, readMessage } from './provider.ts';

export interface Address {
  /** What comes before /v1, without "/" at the end. */
  readonly baseUrl: string;
  /** What comes before /clock, /messages and the others of docs/test-control.md, without "/" at the end. */
  readonly controlUrl: string;
}

const sendTo =
  (baseUrl: string): Send =>
  async (method, path, headers, body): Promise<Answer> => {
    const response = await fetch(baseUrl + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  };

/** Calls `told` about each answer. */
const observed =
  (send: Send, told: (method: string, path: string, answer: Answer) => void): Send =>
  async (method, path, ...rest) => {
    const answer = await send(method, path, ...rest);
    told(method, path, answer);
    return answer;
  };

/** The client of the contract for a test installation at an address; by default that of the mock API. */
export const clientAt = (baseUrl: string, controlUrl = `${baseUrl}/__mock`) =>
  controlledClient(sendTo(baseUrl), sendTo(controlUrl));

/**
 * Begins a situation at an address; what was there before is gone.
 * @param told is called with each answer of the public API
 */
export async function providerAt(
  { baseUrl, controlUrl }: Address,
  scenario: string,
  told: (method: string, path: string, answer: Answer) => void = () => undefined,
): Promise<Provider> {
  const send = observed(sendTo(baseUrl), told);
  const { control, session, ...client } = controlledClient(send, sendTo(controlUrl));
  await control('setMockScenario', { scenario });

  const messages = async () => z.parse(Messages, await control('listMockMessages')).messages;
  const readMessageIds = new Set((await messages()).map(({ id }) => id));
  const newMessage = async () => readMessage(await messages(), readMessageIds);

  const changesAfter = async (after: string | undefined) => {
    const { token } = await session(people.administrator);
    return client.get('listChanges', { token, query: { after } });
  };
  let cursor = (await changesAfter(undefined)).cursor;
  const changes: unknown[] = [];
  async function state() {
    for (;;) {
      const fed = await changesAfter(cursor);
      cursor = fed.cursor;
      if (fed.changes.length === 0) return [...changes];
      changes.push(...fed.changes);
    }
  }

  return {
    ...client,
    send,
    signedIn: session,
    signIn: async (contact) => (await session(contact)).token,
    session,
    newMessage,
    wait: (ms) => control('setMockClock', { advanceMs: ms }),
    now: async () => z.parse(z.object({ now: z.string() }), await control('getMockClock')).now,
    put: async (wanted) => void (await control('setMockState', wanted)),
    state,
  };
}
