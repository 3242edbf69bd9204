import type { OperationName } from '#contracts/index.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';

/** A fresh backend and a request that succeeds in it, for some operations. */
export type Requests = { readonly [Name in OperationName]?: (backend: Provider) => Promise<Call> };

export const refundOf = (amountMinor: number) => ({
  amount: { amountMinor, currency: 'EUR' } as const,
  reason: 'GOODWILL' as const,
  note: null,
});

export type Customer = Awaited<ReturnType<typeof person>>;

export function inAdministration(prepare: (backend: Provider, token: string) => Promise<Call>) {
  return async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const call = await prepare(backend, token);
    await backend.get('getMe', { token }); // stores the last use of the session before the request
    return { token, ...call };
  };
}

export function inPurchase(prepare: (customer: Customer, backend: Provider) => Promise<Call>) {
  return async (backend: Provider): Promise<Call> => {
    const customer = await person(backend);
    return { token: customer.token, ...(await prepare(customer, backend)) };
  };
}

export function asCustomer() {
  return async (backend: Provider): Promise<Call> => ({ token: await backend.signIn(people.mira) });
}

export function asAdministrator(call: Call = {}) {
  return async (backend: Provider): Promise<Call> => ({
    ...call,
    token: await backend.signIn(people.administrator),
  });
}
