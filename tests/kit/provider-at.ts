import { z } from '#contracts/z.ts';
import { followChanges } from './change-feed.ts';
import { controlledClient, Messages } from './controlled.ts';
import { people } from './people.ts';
import { type Provider, readMessage, timeOf } from './provider.ts';
import { observed, sendTo, type Told } from './send-to.ts';

export interface Address {
  /** What comes before /v1, without "/" at the end. */
  readonly baseUrl: string;
  /** What comes before /clock, /messages and the others of docs/test-control.md, without "/" at the end. */
  readonly controlUrl: string;
}

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
  told: Told = () => undefined,
): Promise<Provider> {
  const send = observed(sendTo(baseUrl), told);
  const { control, session, ...client } = controlledClient(send, sendTo(controlUrl));
  await control('setMockScenario', { scenario });

  const messages = async () => z.parse(Messages, await control('listMockMessages')).messages;
  const readMessageIds = new Set((await messages()).map(({ id }) => id));
  const newMessage = async () => readMessage(await messages(), readMessageIds);

  const signIn = async (contact: string) => (await session(contact)).token;
  const state = await followChanges(client, () => signIn(people.administrator));

  return {
    ...client,
    send,
    signIn,
    session,
    newMessage,
    wait: (ms) => control('setMockClock', { advanceMs: ms }),
    now: () => timeOf(client),
    put: async (wanted) => void (await control('setMockState', wanted)),
    state,
  };
}
