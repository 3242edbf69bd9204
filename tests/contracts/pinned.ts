import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { DetailedReason, Reason } from '#contracts/reason.ts';
import { collateralBodies } from './pinned/collateral.ts';
import { notificationBodies } from './pinned/notifications.ts';
import { discountBodies } from './pinned/discounts.ts';
import { orderBodies } from './pinned/orders.ts';
import { paymentBodies } from './pinned/payments.ts';
import { planBodies } from './pinned/plans.ts';
import { scratchcardBodies } from './pinned/scratchcards.ts';
import { userBodies } from './pinned/users.ts';
import { type PinnedBodies, text } from './pinned/values.ts';

const written: PinnedBodies = {
  ...userBodies,
  ...discountBodies,
  ...orderBodies,
  ...planBodies,
  ...paymentBodies,
  ...collateralBodies,
  ...scratchcardBodies,
  ...notificationBodies,
};

/** The two reasons of administrators, pinned once for all of their commands; the document says which has which. */
const reasons = new Map<unknown, PinnedBodies[string]>([
  [Reason, { reason: text(3, 500) }],
  [DetailedReason, { reason: text(10, 500) }],
]);

/** One that an endpoint describes in its own words is a copy. */
function reasonOf({ body }: Endpoint) {
  const reason = Object(body).shape?.reason;
  return reasons.get(reason) ?? reasons.get(reason?._zod.parent) ?? {};
}

/**
 * What each field of every request must accept and refuse, written by hand from the domain's description. A schema
 * cannot check itself: a change that makes one looser or stricter has to change these files, too. A simulation takes
 * what its command takes.
 */
export const pinnedBodies: PinnedBodies = Object.fromEntries(
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => [
    name,
    { ...reasonOf(endpoint), ...written[endpoint.simulates ?? name] },
  ]),
);
