import type { Notification } from '#contracts/notifications/notification.ts';

type Counted = Pick<Notification, 'audienceCount' | 'stats'>;

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** The percentage of the audience that got it; null before anything was sent. */
export const deliveredShare = ({ audienceCount, stats }: Counted) =>
  stats.sent + stats.errors === 0 ? null : share(stats.delivered, audienceCount);

/** The percentage of delivered messages that were opened; null without deliveries. */
export const openedShare = ({ stats }: Counted) => share(stats.opened, stats.delivered);

/** The percentage of delivered messages whose link was followed; null without deliveries. */
export const clickedShare = ({ stats }: Counted) => share(stats.clicked, stats.delivered);
