import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { discountOf, newDiscount } from '#tests/suite/requests/discounts.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

/** An administrator asks for a new code with these terms. */
const creating =
  (change: Partial<Record<keyof typeof newDiscount, string>> = {}) =>
  async (backend: Provider): Promise<Call> => ({
    token: await backend.signIn(people.administrator),
    body: { ...newDiscount, ...change },
  });

/** An administrator asks that a code ends. */
const ending =
  (discountCode = 'WELCOME10') =>
  async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const { version } = await discountOf(backend, token, discountCode);
    const body = { reason: 'The code was published' };
    return { token, params: { discountCode }, ifMatch: `"${version}"`, body };
  };

export const discountSituations = {
  createDiscount: {
    'discount.create: code-new': [
      {
        situation: 'there is a code of that name',
        code: 'invalid-transition',
        call: creating({ discountCode: 'WELCOME10' }),
      },
    ],
    'discount.create: creation-not-waiting': [requestedBefore('createDiscount', creating())],
    'discount.create: last-day-ahead': [
      {
        situation: 'the last day is over',
        code: 'invalid-transition',
        call: creating({ validFrom: '2026-12-01', validTo: '2026-12-31' }),
      },
    ],
  },
  endDiscount: {
    'discount.end: not-over': [
      {
        situation: 'the last day of the code is over',
        code: 'invalid-transition',
        call: ending('SUMMER26'),
      },
    ],
    'discount.end: no-request-waiting': [requestedBefore('endDiscount', ending())],
  },
} satisfies Partial<Situations>;
