import { type ReactNode, useDeferredValue } from 'react';
import type { ChosenPeriod } from '#src/administration/dashboard/chosen-period.ts';
import { ChartCard } from '#src/administration/dashboard/ChartCard.tsx';
import type { PartName } from '#src/administration/dashboard/tiles.ts';
import { useNear } from '#src/ui/loading/use-near.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { LatestPayments } from './LatestPayments.tsx';
import { PartPlace } from './PartPlace.tsx';
import { PartRows } from './PartRows.tsx';
import { SystemCard } from './SystemCard.tsx';
import { WorkQueues } from './WorkQueues.tsx';

interface Props {
  readonly names: readonly PartName[];
  readonly chosen: ChosenPeriod;
  /** The business day; undefined until it is known. */
  readonly today: string | undefined;
}

/** The parts below the key figures. Each is fetched separately, fails alone, and waits until it is near the window. */
export default function Parts({ names, chosen, today }: Props) {
  function part(name: PartName) {
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
  return <PartRows names={names}>{(name) => <WhenNear name={name}>{part(name)}</WhenNear>}</PartRows>;
}

/** React renders the part in slices: it is no answer to a press. */
function WhenNear({ name, children }: { readonly name: PartName; readonly children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const isDrawn = useDeferredValue(isNear);
  return isDrawn ? children : <PartPlace name={name} ref={ref} />;
}
