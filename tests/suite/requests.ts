import type { Endpoint } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { collateralRequests } from './requests/collateral.ts';
import { notificationRequests } from './requests/notifications.ts';
import { administrationRequests } from './requests/administration.ts';
import { discountRequests } from './requests/discounts.ts';
import { orderRequests } from './requests/orders.ts';
import { paymentRequests } from './requests/payments.ts';
import { planRequests } from './requests/plans.ts';
import { readingRequests } from './requests/reading.ts';
import { scratchcardRequests } from './requests/scratchcards.ts';
import { userRequests } from './requests/users.ts';

/** A simulation takes the request of its command. */
type Simulation = {
  [Name in OperationName]: Contract[Name] extends { readonly simulates: string } ? Name : never;
}[OperationName];

/** A request that succeeds in a fresh backend, for every other operation of the contract. */
const requests: {
  readonly [Name in Exclude<OperationName, Simulation>]: (backend: Provider) => Promise<Call>;
} = {
  ...userRequests,
  ...readingRequests,
  ...orderRequests,
  ...planRequests,
  ...paymentRequests,
  ...collateralRequests,
  ...scratchcardRequests,
  ...notificationRequests,
  ...administrationRequests,
  ...discountRequests,
};

/** Further bodies, with which a command takes another step than with the body of its request. */
export const otherBodies: { readonly [Name in OperationName]?: readonly [object, ...object[]] } = {
  updateInboxItem: [
    { status: 'UNREAD' },
    { status: 'ARCHIVED' },
    { status: 'SNOOZED', snoozedUntil: '2027-02-01T08:00:00.000Z' },
  ],
  createChallenge: [{ purpose: 'CHANGE_CONTACT', contact: 'new@example.com' }], // a step of the account, not of an order
};

/** What an operation is asked for where a backend does not have another one that its usual request needs. */
export const withoutOthers: readonly {
  readonly name: OperationName;
  readonly missing: OperationName;
  readonly request: (backend: Provider) => Promise<Call>;
}[] = [
  {
    name: 'createChallenge',
    missing: 'createOrder',
    request: async (backend) => ({
      token: await backend.signIn(people.mira),
      body: { purpose: 'CHANGE_CONTACT', contact: 'new@example.com' },
    }),
  },
];

/** Prepares a fresh backend with the scenario happy for an operation, and returns a request that succeeds. */
export async function requestOf(name: OperationName, backend: Provider): Promise<Call> {
  const { simulates }: Endpoint = contract[name];
  if (simulates === undefined) return requests[name as keyof typeof requests](backend); // no simulation
  const { ifMatch: _needed, ...request } = await requestOf(simulates as OperationName, backend); // its command
  return request;
}
