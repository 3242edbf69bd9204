import { emptyDraft } from '#src/features/checkout/draft-schema.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { Who } from '#tools/visits.ts';

const contacts = { customer: '+4915112345678', administrator: 'admin@tranche.example' } as const;

/** Signs in through the contract at a mock API; returns what the application keeps of a session, as JSON. */
async function signIn(api: string, contact: string): Promise<string> {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    const answer = await fetch(`${api}${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const challenge = await call('/v1/challenges', { purpose: 'SIGN_IN', contact });
  const messages = memberOf(await call('/__mock/messages'), 'messages');
  const code = memberOf(Array.isArray(messages) ? messages[0] : null, 'code');
  const verified = await call(`/v1/challenges/${String(memberOf(challenge, 'id'))}/verify`, { code });
  const signedIn = memberOf(verified, 'signedIn');
  const session = memberOf(signedIn, 'session');
  return JSON.stringify({
    token: memberOf(signedIn, 'token'),
    role: memberOf(session, 'kind'),
    expiresAt: memberOf(session, 'absoluteExpiresAt'),
  });
}

export async function openSessions(api: string): Promise<Readonly<Record<Who, string | null>>> {
  return {
    guest: null,
    customer: await signIn(api, contacts.customer),
    administrator: await signIn(api, contacts.administrator),
  };
}

/** The id of the customer's order in a state. */
export async function orderIn(api: string, session: string, status: string): Promise<string> {
  const headers = { Authorization: `Bearer ${String(memberOf(JSON.parse(session), 'token'))}` };
  const answer: unknown = await (
    await fetch(`${api}/v1/orders?filter[status]=${status}`, { headers })
  ).json();
  const items = memberOf(answer, 'items');
  return String(memberOf(Array.isArray(items) ? items[0] : null, 'id'));
}

/** A draft with one espresso machine, as the application keeps it on the device. */
export async function cartWithOneItem(api: string): Promise<string> {
  const answer: unknown = await (await fetch(`${api}/v1/products?limit=100`)).json();
  const items = memberOf(answer, 'items');
  const found: unknown = Array.isArray(items)
    ? items.find((one) => memberOf(one, 'sku') === 'ESPRESSO-01')
    : null;
  return JSON.stringify({ ...emptyDraft, items: [{ productId: memberOf(found, 'id'), quantity: 1 }] });
}
