import type { Notification } from '#contracts/notifications/notification.ts';
import { CountBar } from '#src/ui/CountBar.tsx';
import { useCountText } from '#src/actions/use-count-text.ts';
import { partsOf } from './parts.ts';

/** The delivery stages of a notification as a bar. */
export function Funnel({ notification }: { readonly notification: Notification }) {
  const text = useCountText();
  return (
    <CountBar
      label={`Funnel of ${notification.name}`}
      parts={partsOf(notification)}
      words={funnelWords(notification, text)}
    />
  );
}

/** Customers, but for failures, which are deliveries: one customer may have several, on several channels. */
function funnelWords({ audienceCount, stats }: Notification, text: (count: number) => string): string {
  const tried = stats.sent + stats.errors;
  if (tried === 0) return 'Nothing sent yet';
  const opened = stats.opened > 0 ? `, ${text(stats.opened)} opened` : '';
  const clicked = stats.clicked > 0 ? `, ${text(stats.clicked)} clicked` : '';
  const deliveries = stats.errors === 1 ? 'delivery' : 'deliveries';
  const failed = stats.errors > 0 ? `, ${text(stats.errors)} ${deliveries} failed` : '';
  return `${text(stats.delivered)} of ${text(audienceCount)} delivered${opened}${clicked}${failed}`;
}
