import type { OperationName } from '#contracts/index.ts';
import type { PaymentStatus as AnyPaymentStatus } from '#contracts/payments/payment.ts';
import type { z } from '#contracts/z.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';

/** A fresh backend and a request that succeeds in it, for some operations. */
export type Requests = { readonly [Name in OperationName]?: (backend: Backend) => Promise<Call> };

type PaymentStatus = z.output<typeof AnyPaymentStatus>;

export const refundOf = (amountMinor: number) => ({
  amount: { amountMinor, currency: 'EUR' } as const,
  reason: 'GOODWILL' as const,
  note: null,
});

export const firstOf = (table: { readonly all: () => readonly { readonly id: string }[] }) =>
  table.all()[0]?.id ?? '';

export type Customer = Awaited<ReturnType<typeof person>>;

/** The first payment of the scenario in a state, of at least 30.00 so that parts of it can be refunded. */
export function paymentOf({ store }: Backend, status: PaymentStatus) {
  const payment = store.tables.payments.by('status', status).find(({ amount }) => amount >= 3_000);
  if (!payment) throw new Error(`No payment is ${status}.`);
  return payment;
}

export function inAdministration(prepare: (backend: Backend, token: string) => Promise<Call>) {
  return async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const call = await prepare(backend, token);
    await backend.get('getMe', { token }); // stores the last use of the session before the request
    return { token, ...call };
  };
}

export function inPurchase(prepare: (customer: Customer, backend: Backend) => Promise<Call>) {
  return async (backend: Backend): Promise<Call> => {
    const customer = await person(backend);
    return { token: customer.token, ...(await prepare(customer, backend)) };
  };
}

export function asCustomer() {
  return async (backend: Backend): Promise<Call> => ({ token: await backend.signIn(people.mira) });
}

export function asAdministrator(call: Call = {}) {
  return async (backend: Backend): Promise<Call> => ({
    ...call,
    token: await backend.signIn(people.administrator),
  });
}
