import type { Notification } from '#contracts/notifications/notification.ts';
import type { CountPart } from '#src/ui/format/CountBar.tsx';

/**
 * Returns the delivery stages as parts of the audience: each stage includes the next, so a part is what did not get
 * further. A customer who got it on another channel has not failed.
 */
export const funnelCounts = ({ audienceCount, stats }: Notification): readonly CountPart[] => [
  { name: 'clicked', count: stats.clicked, mark: 'full' },
  { name: 'opened, not clicked', count: stats.opened - stats.clicked, mark: 'half' },
  { name: 'delivered, not opened', count: stats.delivered - stats.opened, mark: 'medium' },
  { name: 'sent, not delivered', count: stats.sent - stats.delivered, mark: 'light' },
  { name: 'failed', count: stats.failed, mark: 'bad' },
  { name: 'not sent', count: Math.max(0, audienceCount - stats.sent - stats.failed), mark: 'rest' },
];
