import { clientOver } from './client.ts';
import { people } from './people.ts';
import { type Provider, timeOf } from './provider.ts';
import { observed, sendTo, type Told } from './send-to.ts';

/** Sessions that have begun, by the contacts of the people whose they are. */
export type Tokens = Readonly<Record<string, string>>;

/**
 * A backend at an address that has no test control: its data stay as they are, and people act by the tokens given for them.
 * @param notReached is told what a case needs that is missing here, and ends it
 * @param told is called with each answer of the public API
 */
export function providerByTokens(
  baseUrl: string,
  tokens: Tokens,
  notReached: (reason: string) => never,
  told: Told = () => undefined,
): Provider {
  const requestIds = new Set<string>();
  const send = observed(sendTo(baseUrl), (request, answer) => {
    requestIds.add(answer.headers.get('x-request-id') ?? '');
    told(request, answer);
  });
  const client = clientOver(send);
  const tokenOf = (contact: string) => tokens[contact] ?? notReached(`needs the token of ${contact}`);
  const signIn = async (contact: string) => tokenOf(contact);
  const missing = (what: string) => async () => notReached(what);

  /** The audit of the requests of this case: other people and jobs change the data, too. */
  async function state(): Promise<readonly string[]> {
    const token = await signIn(people.administrator);
    const { items } = await client.get('listAuditEvents', { token, query: { limit: 100 } });
    return items.flatMap(({ id, requestId }) =>
      requestId !== null && requestIds.has(requestId) ? [id] : [],
    );
  }

  return {
    ...client,
    send,
    signIn,
    session: async (contact) => ({
      token: tokenOf(contact),
      get endKey() {
        return notReached('needs a session that may end');
      },
    }),
    newMessage: missing('needs the messages that were sent'),
    wait: missing('needs a clock that moves'),
    now: () => timeOf(client),
    put: missing('needs an entity in a given state'),
    state,
  };
}
