import { after, DAY, HOUR } from '#mocks/time/business-time.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { CARD_LOCK } from '#mocks/rules/wrong-pins.ts';
import { duplicatesAmong } from './duplicates.ts';

const maxCustomers = 20;
const hours = DAY / HOUR;

/**
 * Returns wrong PINs by customer, the locks of the last 24 hours by the hour in which they started, and whether any
 * card exists twice.
 */
export const getScratchcardFraud: HandlerOf<'getScratchcardFraud'> = ({ tables, now, reply }) => {
  const customers = tables.wrongPins
    .page({ order: 'count', falling: true, limit: maxCustomers })
    .rows.flatMap(({ id: userId, count: wrongPins, lastAt, lockedUntil }) => {
      const user = tables.users.get(userId);
      return user ? [{ userId, customerName: user.fullName, wrongPins, lastAt, lockedUntil }] : [];
    });
  const locked = tables.scratchcards.by('locked', 'locked');
  const begun = locked.flatMap(({ lockedUntil }) => (lockedUntil ? [after(lockedUntil, -CARD_LOCK)] : []));
  const thisHour = `${now.slice(0, 13)}:00:00.000Z`;
  const locksByHour = Array.from({ length: hours }, (_, index) => {
    const hour = after(thisHour, (index - hours + 1) * HOUR);
    return { hour, locks: begun.filter((at) => at >= hour && at < after(hour, HOUR)).length };
  });
  const duplicates = duplicatesAmong(tables.scratchcards.all());
  return reply(200, { customers, locksByHour, lockedCards: locked.length, duplicates });
};
