import { z } from '#contracts/z.ts';
import { sessionOf } from '#src/customer/auth/session-of.ts';
import { emptyDraft } from '#src/customer/draft/schema.ts';
import { clientAt } from '#tests/kit/provider-at.ts';
import { people } from '#tests/kit/people.ts';
import type { Who } from '#tools/visits.ts';

/** Signs in through the contract at a mock API; returns what the application keeps of a session, as JSON. */
const signIn = async (api: string, contact: string): Promise<string> =>
  JSON.stringify(sessionOf(await clientAt(api).signIn(contact)));

export async function openSessions(api: string): Promise<Readonly<Record<Who, string | null>>> {
  return {
    guest: null,
    customer: await signIn(api, people.mira),
    administrator: await signIn(api, people.administrator),
  };
}

/** The id of the customer's order in a state. */
export async function orderIn(api: string, session: string, status: string): Promise<string> {
  const { token } = z.parse(z.object({ token: z.string() }), JSON.parse(session));
  const [order] = await clientAt(api).every('listOrders', { token, query: { filter: { status: [status] } } });
  return order?.id ?? '';
}

/** A draft with one espresso machine, as the application keeps it on the device. */
export async function cartWithOneItem(api: string): Promise<string> {
  const products = await clientAt(api).every('listProducts');
  const { id = '' } = products.find(({ sku }) => sku === 'ESPRESSO-01') ?? {};
  return JSON.stringify({ ...emptyDraft, items: [{ productId: id, quantity: 1 }] });
}
