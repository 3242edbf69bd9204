import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { person } from '#tests/kit/person.ts';
import { notEligible } from './eligibility.ts';
import type { Situations } from './table.ts';

/** Confirms an order with a verified code; `change` replaces members of the body, or changes the backend first. */
const signing =
  (change: (backend: Backend, body: Signature) => object | Promise<object>) =>
  async (backend: Backend): Promise<Call> => {
    const { as, ...customer } = await person(backend);
    const { call } = await customer.signable();
    return { ...as, ...call, body: { ...call.body, ...(await change(backend, call.body)) } };
  };
type Signature = Awaited<ReturnType<Awaited<ReturnType<typeof person>>['signable']>>['call']['body'];

const MINUTE = 60_000;

const nothingLeft = { code: 'nothing-left', message: 'Nothing is left for an instalment.' } as const;

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
    'order.confirm: assessment-valid': [
      {
        situation: 'the budget was stated more than 30 days ago',
        code: 'assessment-required',
        call: signing(async ({ store }) => {
          await store.transact(({ tables }) => {
            for (const row of tables.assessments.all())
              tables.assessments.replace({ ...row, validUntil: '2027-01-10T09:00:00.000Z' });
          });
          return {};
        }),
      },
    ],
    'order.confirm: assessment-approved': [
      {
        situation: 'the budget leaves no room for the renewed quote',
        code: 'assessment-declined',
        call: signing(async ({ store }) => {
          await store.transact(({ tables }) => {
            for (const row of tables.assessments.all())
              tables.assessments.replace({ ...row, decision: 'DECLINED', reasons: [nothingLeft] });
          });
          return {};
        }),
      },
    ],
    'order.confirm: code-verified': [
      {
        situation: 'no such code',
        code: 'otp-expired',
        call: signing(() => ({ challengeId: 'otp_01JH8ZK3W00000000000000000' })),
      },
      {
        situation: 'a code for signing in',
        code: 'otp-expired',
        call: signing(({ store }) => {
          const used = store.tables.challenges.all().find(({ purpose }) => purpose === 'SIGN_IN');
          return { challengeId: used?.id };
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
