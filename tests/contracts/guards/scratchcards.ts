import type { ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { blocked } from './eligibility.ts';
import type { Entry, Situations } from './table.ts';

const changeCard = ({ store }: Backend, code: string, change: Partial<ScratchcardRecord>) =>
  store.transact(({ tables }) => {
    const card = tables.scratchcards.find('code', code);
    if (card) tables.scratchcards.replace({ ...card, ...change });
  });

const entering =
  (
    { pin }: { readonly pin: string },
    prepare: (backend: Backend) => Promise<unknown> = async () => undefined,
  ) =>
  async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    await prepare(backend);
    return { token, body: { pin, code: null } };
  };

const leaves = 'the moment at which the PIN was entered';

const guardsOfRedeeming = {
  'scratchcard.redeem: account-active': [
    {
      situation: 'the account is blocked',
      code: 'account-blocked',
      leaves,
      scenario: 'happy',
      call: entering(scratchcards.twenty, (backend) => blocked(backend, people.mira)),
    },
  ],
  'scratchcard.redeem: not-expired': { unreachable: 'the clock has expired the card by then' },
  'scratchcard.redeem: batch-active': [
    {
      situation: 'its batch is frozen',
      code: 'card-not-active',
      leaves,
      scenario: 'happy',
      call: entering(scratchcards.frozen),
    },
  ],
  'scratchcard.redeem: same-currency': [
    {
      situation: 'it is in another currency than the wallet',
      code: 'currency-mismatch',
      leaves,
      scenario: 'happy',
      call: entering(scratchcards.twenty, (backend) =>
        changeCard(backend, scratchcards.twenty.code, { value: { amountMinor: 20, currency: 'JPY' } }),
      ),
    },
  ],
} as const satisfies Record<string, Entry>;

export const scratchcardSituations = {
  createScratchcardToken: guardsOfRedeeming,
  redeemScratchcard: guardsOfRedeeming,
  revealScratchcard: {
    'scratchcard.reveal: digital': [
      {
        situation: 'it is a physical card',
        code: 'invalid-transition',
        scenario: 'happy',
        async call(backend) {
          const token = await backend.signIn(people.mira);
          const { users, scratchcards: cards } = backend.store.tables;
          const ownerId = users.find('phoneE164', people.mira)?.id ?? null;
          await changeCard(backend, scratchcards.twenty.code, { ownerId });
          const id = cards.find('code', scratchcards.twenty.code)?.id ?? '';
          return { token, params: { scratchcardId: id } };
        },
      },
    ],
  },
} satisfies Partial<Situations>;
