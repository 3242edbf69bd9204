import { SignedIn } from '#contracts/auth/challenge.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { mockControl } from '#contracts/mock-control.ts';
import { z } from '#contracts/z.ts';
import { parseJson } from '#src/api/exchange.ts';
import { type Answer, clientOver, type Send } from './client.ts';
import { people } from './people.ts';
import { type Provider, readMessage } from './provider.ts';

export interface Address {
  /** What comes before /v1, without "/" at the end. */
  readonly baseUrl: string;
  /** What comes before /clock, /messages and the others of docs/test-control.md, without "/" at the end. */
  readonly controlUrl: string;
}

const Messages = z.object({
  messages: z.array(z.object({ id: z.string(), text: z.string(), code: z.nullable(z.string()) })),
});

/** The code of the newest message, in an answer of the mock's control. */
export function codeIn(messages: unknown): string {
  const [newest] = z.parse(Messages, messages).messages;
  if (!newest?.code) throw new Error('No code was sent');
  return newest.code;
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
    return {
      status: response.status,
      headers: response.headers,
      body: text ? (parseJson(text) ?? text) : null,
    };
  };

/** Calls `told` about each answer. */
const observed =
  (send: Send, told: (method: string, path: string, answer: Answer) => void): Send =>
  async (method, path, ...rest) => {
    const answer = await send(method, path, ...rest);
    told(method, path, answer);
    return answer;
  };

/** The client of the contract for a mock API at an address. */
export function clientAt(api: string) {
  const client = clientOver(sendTo(api));
  const newestCode = async () => codeIn(await (await fetch(`${api}/__mock/messages`)).json());
  return { ...client, signIn: (contact: string) => client.signIn(contact, newestCode) };
}

type Control = typeof mockControl;

/** Asks a test installation for what is not in the public API; rejects with what it answers instead of success. */
function controlAt(controlUrl: string) {
  const send = sendTo(controlUrl);
  return async <Name extends keyof Control>(name: Name, body?: BodyOf<Control[Name]>): Promise<unknown> => {
    const { method, path } = mockControl[name];
    const headers = { 'Content-Type': 'application/json' };
    const response = await send(method, path.replace('/__mock', ''), headers, body && JSON.stringify(body));
    if (response.status >= 300)
      throw new Error(`${method} ${controlUrl} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  };
}

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
  const client = clientOver(send);
  const control = controlAt(controlUrl);
  await control('setMockScenario', { scenario });

  const messages = async () => z.parse(Messages, await control('listMockMessages')).messages;
  const readMessageIds = new Set((await messages()).map(({ id }) => id));
  const newMessage = async () => readMessage(await messages(), readMessageIds);

  const session = async (contact: string) =>
    z.parse(SignedIn, await control('createMockSession', { contact }));

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
