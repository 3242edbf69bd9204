import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { person } from '#tests/kit/person.ts';

async function offering(backend: Provider) {
  const customer = await person(backend);
  const collateral = collateralOf(backend, customer);
  const { id: orderId } = await collateral.securedOrder();
  return { ...customer, collateral, orderId, backend };
}
type Offering = Awaited<ReturnType<typeof offering>>;

/** What the owner of a secured order asks. */
export const asOwner =
  (prepare: (offering: Offering) => Promise<Call>) =>
  async (backend: Provider): Promise<Call> => {
    const all = await offering(backend);
    return { ...all.as, ...(await prepare(all)) };
  };

type Reviewing = (id: string, risk: Awaited<ReturnType<typeof reviewer>>, all: Offering) => Promise<Call>;
type Reviewed = 'GOLD_JEWELLERY' | 'LISTED_SECURITIES';

/** Collateral that waits for a reviewer. */
export const submitted =
  (prepare: Reviewing, type: Reviewed = 'GOLD_JEWELLERY') =>
  async (backend: Provider): Promise<Call> => {
    const all = await offering(backend);
    const { id } = await all.collateral.handsIn(all.orderId, type, 3_000_00);
    return prepare(id, await reviewer(backend), all);
  };

/** Collateral that a reviewer has started to review. */
export const reviewed = (prepare: Reviewing, type?: Reviewed) =>
  submitted(async (id, risk, all) => {
    await risk.takes(id);
    return prepare(id, risk, all);
  }, type);

/** An amount in another currency than that of the order. */
export const yen = { amountMinor: 1_000, currency: 'JPY' };
