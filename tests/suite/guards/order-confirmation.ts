import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { notEligible } from './eligibility.ts';
import type { Situations } from './table.ts';

/** Confirms an order with a verified code; `change` replaces members of the body, or changes the backend first. */
const signing =
  (change: (backend: Provider, body: Signature) => object | Promise<object>) =>
  async (backend: Provider): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { call } = await customer.signable();
    return { ...as, ...call, body: { ...call.body, ...(await change(backend, call.body)) } };
  };
type Signature = Awaited<ReturnType<Awaited<ReturnType<typeof person>>['signable']>>['call']['body'];

const MINUTE = 60_000;

export const orderConfirmationSituations = {
  confirmOrder: {
    'order.confirm: quote-valid': [
      {
        situation: 'half an hour later',
        code: 'quote-expired',
        also: ['quote-hash-equal', 'code-verified'],
        leaves: 'the new quote, which the problem names',
        async call(backend) {
          const request = await signing(() => ({}))(backend);
          for (const _half of [1, 2]) {
            await backend.wait(15 * MINUTE);
            await backend.ask('getMe', { token: request.token ?? null }); // the session stays in use
          }
          return request;
        },
      },
    ],
    'order.confirm: quote-hash-equal': [
      {
        situation: 'the hash of other figures',
        code: 'quote-expired',
        call: signing(() => ({ quoteHash: '0'.repeat(64) })),
      },
    ],
    'order.confirm: terms-current': [
      {
        situation: 'the version before',
        code: 'terms-outdated',
        call: signing((_backend, { terms }) => ({ terms: { ...terms, version: '2025-01' } })),
      },
      {
        situation: 'another text of this version',
        code: 'terms-outdated',
        call: signing((_backend, { terms }) => ({ terms: { ...terms, hash: '0'.repeat(64) } })),
      },
    ],
    'order.confirm: customer-eligible': notEligible(signing(() => ({}))),
    'order.confirm: assessment-valid': {
      byTables: 'a budget is valid for 30 days, a quote for half an hour',
    },
    'order.confirm: assessment-approved': {
      byTables: 'an order whose budget was declined cannot be submitted',
    },
    'order.confirm: code-verified': [
      {
        situation: 'no such code',
        code: 'otp-expired',
        call: signing(() => ({ challengeId: 'otp_01JH8ZK3W00000000000000000' })),
      },
      {
        situation: 'a code for signing in',
        code: 'otp-expired',
        call: signing(async ({ done, newMessage, wait }) => {
          await wait(61_000); // the next code may be sent after a minute
          const body = { purpose: 'SIGN_IN', contact: people.mira } as const;
          const { id: challengeId } = await done(201, 'createChallenge', { body });
          const typed = { params: { challengeId }, body: { code: (await newMessage()).code } };
          await done(200, 'verifyChallenge', typed);
          return { challengeId };
        }),
      },
      {
        situation: 'the code of another order',
        code: 'otp-expired',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const first = await customer.signable({ sku: 'TURNTABLE-01' });
          await backend.wait(MINUTE);
          const { call } = await customer.signable({ sku: 'GRINDER-01' });
          return { ...as, ...call, body: { ...call.body, challengeId: first.call.body.challengeId } };
        },
      },
      {
        situation: 'a code that was not entered',
        code: 'otp-invalid',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          const { orderId, id: quoteId, hash } = await customer.submitted();
          const body = { purpose: 'CONFIRM_ORDER', orderId, quoteId } as const;
          const challenge = await backend.done(201, 'createChallenge', { body }, as);
          return { ...as, params: { orderId }, body: await customer.signature(hash, challenge.id) };
        },
      },
    ],
    'order.confirm: nothing-due-today': {
      selects: signing(() => ({})),
      status: 200,
      answer: { status: 'AWAITING_DOWN_PAYMENT' },
    },
  },
} satisfies Partial<Situations>;
