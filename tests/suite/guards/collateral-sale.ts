import type { Call } from '#tests/kit/client.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { administrators } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { securesDefault } from '#tests/kit/secured-default.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Situations } from './table.ts';

const reason = 'No answer to three letters';
const sale = { proceeds: euro(900_00), reason };

/** Days since the notice: 14 are needed. */
const [inTime, late] = [14, 13];

type Secured = Awaited<ReturnType<typeof securesDefault>>;
type Change = (backend: Provider, secured: Secured) => Promise<void>;

/** Gold of a plan in default, after a change. */
const collects =
  (noticeDaysAgo: number | null, body: object, change: Change = async () => undefined) =>
  async (backend: Provider): Promise<Call> => {
    const secured = await securesDefault(backend, await person(backend), noticeDaysAgo);
    await change(backend, secured);
    return (await reviewer(backend, administrators.COLLECTIONS)).call(secured.id, body);
  };

const overdue: Change = ({ put }, { planId }) => put({ entity: 'plan', id: planId, state: 'OVERDUE' });

const withBank: Change = ({ put }, { paymentId }) =>
  put({ entity: 'payment', id: paymentId, state: 'PENDING' });

export const collateralSaleSituations = {
  announceCollateralSale: {
    'collateral.announce-sale: plan-in-default': [
      {
        situation: 'the plan is overdue, not in default',
        code: 'invalid-transition',
        call: collects(null, { reason }, overdue),
      },
    ],
    'collateral.announce-sale: sale-not-announced': [
      {
        situation: 'its owner was told before',
        code: 'invalid-transition',
        call: collects(late, { reason }),
      },
    ],
  },
  sellCollateral: {
    'collateral.sell: plan-in-default': [
      {
        situation: 'the plan is overdue, not in default',
        code: 'invalid-transition',
        call: collects(inTime, sale, overdue),
      },
    ],
    'collateral.sell: sale-announced': [
      { situation: 'its owner was not told', code: 'invalid-transition', call: collects(null, sale) },
      { situation: 'its owner was told 13 days ago', code: 'invalid-transition', call: collects(late, sale) },
    ],
    'collateral.sell: no-payment-processing': [
      {
        situation: 'the bank decides about a payment of the plan',
        code: 'payment-in-progress',
        call: collects(inTime, sale, withBank),
      },
    ],
    'collateral.sell: proceeds-in-currency': [
      {
        situation: 'proceeds in another currency',
        code: 'currency-mismatch',
        call: collects(inTime, { ...sale, proceeds: { amountMinor: 90_000, currency: 'JPY' } }),
      },
    ],
    'payment.create: amount-positive': { unreachable: 'the schema of the body requires more than 0' },
    'payment.create: plan-open': { unreachable: 'a plan in default is open' },
    'payment.create: sources-sum': { unreachable: 'the proceeds are the only source' },
    'payment.create: wallet-covers': { unreachable: 'the wallet pays nothing of it' },
  },
} satisfies Partial<Situations>;
