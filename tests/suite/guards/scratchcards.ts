import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { newBatch } from '#tests/suite/requests/scratchcards.ts';
import { blocked } from './eligibility.ts';
import type { Entry, Situations } from './table.ts';

const entering =
  (
    { pin }: { readonly pin: string },
    prepare: (backend: Provider) => Promise<unknown> = async () => undefined,
  ) =>
  async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    await prepare(backend);
    return { token, body: { pin, code: null } };
  };

const inPounds = { amountMinor: 2_000, currency: 'GBP' } as const;
const activation = { kind: 'NOW', cards: null } as const;

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
      async call(backend) {
        const token = await backend.signIn(people.administrator);
        const body = { ...newBatch, value: inPounds, activation } as const;
        const { id: batchId } = await backend.done(201, 'createBatch', { body }, { token });
        await backend.wait(1_000);
        const params = { batchId };
        const { version } = await backend.get('getBatch', { token, params });
        const { cards } = await backend.get('exportPins', { token, params, ifMatch: `"${version}"` });
        return entering({ pin: cards[0]?.pin ?? '' })(backend);
      },
    },
  ],
} as const satisfies Record<string, Entry>;

export const scratchcardSituations = {
  createScratchcardToken: guardsOfRedeeming,
  redeemScratchcard: guardsOfRedeeming,
  revealScratchcard: {
    'scratchcard.reveal: digital': {
      byTables: 'a printed scratchcard has no owner before it is redeemed',
    },
  },
} satisfies Partial<Situations>;
