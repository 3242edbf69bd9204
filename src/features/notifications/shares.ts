import type { Notification } from '#contracts/notifications/notification.ts';

type Counted = Pick<Notification, 'audienceCount' | 'stats'>;

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** Of the audience, how many percent got it; null before anything was sent. */
export const deliveredShare = ({ audienceCount, stats }: Counted) =>
  stats.sent + stats.errors === 0 ? null : share(stats.delivered, audienceCount);

/** Of those who got it, how many percent have opened it; null while nobody has got it. */
export const openedShare = ({ stats }: Counted) => share(stats.opened, stats.delivered);

/** Of all tries, how many percent have failed. */
export const failedShare = ({ stats }: Counted) => share(stats.errors, stats.sent + stats.errors);
