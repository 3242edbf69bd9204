import { type ReactNode, useDeferredValue } from 'react';
import type { ChosenPeriod } from '#src/administration/dashboard/chosen-period.ts';
import { ChartCard } from '#src/administration/dashboard/ChartCard.tsx';
import type { PanelName } from '#src/administration/dashboard/tiles.ts';
import { useNear } from '#src/ui/loading/use-near.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import { PanelPlaceholder } from './PanelPlaceholder.tsx';
import { PanelRows } from './PanelRows.tsx';
import { SystemCard } from './SystemCard.tsx';
import { WorkQueues } from './WorkQueues.tsx';

interface Props {
  readonly names: readonly PanelName[];
  readonly chosen: ChosenPeriod;
  /** The business day; undefined until it is known. */
  readonly today: string | undefined;
}

/** The panels below the key figures. Each is fetched separately, fails alone, and waits until it is near the window. */
export default function Panels({ names, chosen, today }: Props) {
  function panel(name: PanelName) {
    switch (name) {
      case 'queues':
        return <WorkQueues />;
      case 'activity':
        return <ActivityFeed />;
      case 'latest-orders':
        return <LatestOrders />;
      case 'latest-payments':
        return <LatestPayments />;
      case 'system':
        return <SystemCard today={today} />;
      case 'collections':
      case 'ageing':
      case 'plan-mix':
      case 'payment-failures':
      case 'card-funnel':
      case 'delivery-funnel':
        return <ChartCard name={name} chosen={chosen} />;
    }
  }
  return <PanelRows names={names}>{(name) => <WhenNear name={name}>{panel(name)}</WhenNear>}</PanelRows>;
}

/** React renders the panel in slices: it is no answer to a press. */
function WhenNear({ name, children }: { readonly name: PanelName; readonly children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const isDrawn = useDeferredValue(isNear);
  return isDrawn ? children : <PanelPlaceholder name={name} ref={ref} />;
}
