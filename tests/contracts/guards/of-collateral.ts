import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { collateralOf, reviewer } from '#tests/kit/collateral.ts';
import { person } from '#tests/kit/person.ts';

async function offering(backend: Backend) {
  const customer = await person(backend);
  const own = collateralOf(backend, customer);
  const { id: orderId } = await own.securedOrder();
  return { ...customer, own, orderId, backend };
}
type Offering = Awaited<ReturnType<typeof offering>>;

/** What the owner of a secured order asks. */
export const asOwner =
  (prepare: (offering: Offering) => Promise<Call>) =>
  async (backend: Backend): Promise<Call> => {
    const all = await offering(backend);
    return { ...all.as, ...(await prepare(all)) };
  };

/** Collateral that a reviewer has started to review. */
export const reviewed =
  (
    prepare: (id: string, risk: Awaited<ReturnType<typeof reviewer>>, all: Offering) => Promise<Call>,
    type: 'GOLD_JEWELLERY' | 'LISTED_SECURITIES' = 'GOLD_JEWELLERY',
  ) =>
  async (backend: Backend): Promise<Call> => {
    const all = await offering(backend);
    const { id } = await all.own.handsIn(all.orderId, type, 3_000_00);
    const risk = await reviewer(backend);
    await risk.takes(id);
    return prepare(id, risk, all);
  };

/** An amount in another currency than that of the order. */
export const yen = { amountMinor: 1_000, currency: 'JPY' };
