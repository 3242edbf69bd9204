import type { Notification } from '#contracts/notifications/notification.ts';
import type { CountPart } from '#src/ui/CountBar.tsx';

/**
 * Returns the delivery stages as parts of the audience: each stage includes the next, so a part is what did not get
 * further.
 */
export function partsOf({ audienceCount, stats }: Notification): readonly CountPart[] {
  const reached = stats.sent + stats.errors;
  return [
    { name: 'opened', count: stats.opened, mark: 'full' },
    { name: 'delivered, not opened', count: stats.delivered - stats.opened, mark: 'half' },
    { name: 'sent, not delivered', count: stats.sent - stats.delivered, mark: 'light' },
    { name: 'failed', count: stats.errors, mark: 'bad' },
    { name: 'not sent', count: Math.max(0, audienceCount - reached), mark: 'rest' },
  ];
}
