import type { Campaign } from '#contracts/notifications/campaign.ts';
import { CountBar } from '#src/ui/CountBar.tsx';
import { partsOf } from './parts.ts';

/** How far the messages of a campaign got, as a bar. */
export function Funnel({ campaign }: { readonly campaign: Campaign }) {
  return (
    <CountBar label={`Funnel of ${campaign.name}`} parts={partsOf(campaign)} words={funnelWords(campaign)} />
  );
}

function funnelWords({ audienceCount, stats }: Campaign): string {
  const tried = stats.sent + stats.errors;
  if (tried === 0) return 'Nothing sent yet';
  const opened = stats.opened > 0 ? `, ${stats.opened} opened` : '';
  const failed = stats.errors > 0 ? `, ${stats.errors} failed` : '';
  return `${stats.delivered} of ${audienceCount} delivered${opened}${failed}`;
}
