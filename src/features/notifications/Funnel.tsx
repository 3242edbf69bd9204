import type { Notification } from '#contracts/notifications/notification.ts';
import { CountBar } from '#src/ui/CountBar.tsx';
import { partsOf } from './parts.ts';

/** The delivery stages of a notification as a bar. */
export function Funnel({ notification }: { readonly notification: Notification }) {
  return (
    <CountBar
      label={`Funnel of ${notification.name}`}
      parts={partsOf(notification)}
      words={funnelWords(notification)}
    />
  );
}

function funnelWords({ audienceCount, stats }: Notification): string {
  const tried = stats.sent + stats.errors;
  if (tried === 0) return 'Nothing sent yet';
  const opened = stats.opened > 0 ? `, ${stats.opened} opened` : '';
  const clicked = stats.clicked > 0 ? `, ${stats.clicked} clicked` : '';
  const failed = stats.errors > 0 ? `, ${stats.errors} failed` : '';
  return `${stats.delivered} of ${audienceCount} delivered${opened}${clicked}${failed}`;
}
