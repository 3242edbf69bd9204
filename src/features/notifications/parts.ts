import type { Notification } from '#contracts/notifications/notification.ts';
import type { CountPart } from '#src/ui/CountBar.tsx';

/**
 * Returns the delivery stages as parts of the audience: each stage includes the next, so a part is what did not get
 * further. Failures are deliveries: they are as many customers only on a single channel.
 */
export function partsOf({ audienceCount, channels, stats }: Notification): readonly CountPart[] {
  const unsent = Math.max(0, audienceCount - stats.sent);
  const failed = channels.length === 1 ? Math.min(stats.errors, unsent) : 0;
  return [
    { name: 'clicked', count: stats.clicked, mark: 'full' },
    { name: 'opened, not clicked', count: stats.opened - stats.clicked, mark: 'half' },
    { name: 'delivered, not opened', count: stats.delivered - stats.opened, mark: 'medium' },
    { name: 'sent, not delivered', count: stats.sent - stats.delivered, mark: 'light' },
    { name: 'failed', count: failed, mark: 'bad' },
    {
      name: channels.length > 1 && stats.errors > 0 ? 'not sent or failed' : 'not sent',
      count: unsent - failed,
      mark: 'rest',
    },
  ];
}
