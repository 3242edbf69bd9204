import type { Notification } from '#contracts/notifications/notification.ts';
import { CountBar, LegendMark } from '#src/ui/format/CountBar.tsx';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { funnelCounts } from './funnel-counts.ts';

/** The delivery stages of a notification as a bar. */
export function Funnel({ notification }: { readonly notification: Notification }) {
  return (
    <CountBar
      label={`Funnel of ${notification.name}`}
      parts={funnelCounts(notification)}
      words={<FunnelWords {...notification} />}
    />
  );
}

/** Customers, but for failures, which are deliveries: one customer may have several, on several channels. */
function FunnelWords({ audienceCount, stats }: Notification) {
  const text = useCountText();
  if (stats.sent + stats.errors === 0) return 'Nothing sent yet';
  return (
    <>
      <LegendMark mark="medium" />
      {text(stats.delivered)} of {text(audienceCount)} delivered
      {stats.opened > 0 && (
        <>
          {', '}
          <LegendMark mark="half" />
          {text(stats.opened)} opened
        </>
      )}
      {stats.clicked > 0 && (
        <>
          {', '}
          <LegendMark mark="full" />
          {text(stats.clicked)} clicked
        </>
      )}
      {stats.errors > 0 && (
        <>
          {', '}
          <LegendMark mark="bad" />
          {text(stats.errors)} {stats.errors === 1 ? 'delivery' : 'deliveries'} failed
        </>
      )}
    </>
  );
}
