import { Alert, Drawer, Tabs, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import StateLinks from '#src/demo/StateLinks.tsx';
import type { Console as Backend, ConsoleHandle } from '#contracts/mock-in-page.ts';
import { consolePart } from '#src/demo/console-open.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { FaultsTab } from './FaultsTab.tsx';
import { BreachBadge } from '#src/demo/requests/BreachBadge.tsx';
import { Requests } from '#src/demo/requests/Requests.tsx';
import { MixedTab } from './MixedTab.tsx';
import { ReplayNotice } from './ReplayNotice.tsx';
import { ScenarioTab } from './ScenarioTab.tsx';
import { StatesTab } from './StatesTab.tsx';
import { StepsTab } from './StepsTab.tsx';
import { TimeTab } from './TimeTab.tsx';

const AssumptionsTab = lazyInline(() => import('./AssumptionsTab.tsx'));

interface Props {
  readonly handle: ConsoleHandle;
  readonly onClose: () => void;
}

/** The demo's console, above the page that it changes. */
export default function Console({ handle, onClose }: Props) {
  const [backend, setBackend] = useState<Backend | 'failed' | null>(null);
  useEffect(() => {
    loadRecovering(() => handle.openConsole()).then(setBackend, () => setBackend('failed'));
  }, [handle]);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="52rem" // its tabs in one line
      title="Demo console"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {backend === 'failed' && (
        <Alert color="error" title="The console could not be loaded">
          Close it, check the network and open it again.
        </Alert>
      )}
      {backend === null && <Text role="status">Loading the console…</Text>}
      {backend !== null && backend !== 'failed' && (
        <Tabs defaultValue={consolePart()} keepMounted={false}>
          <Tabs.List aria-label="Parts of the console" mb="md">
            <Tabs.Tab value="scenario">Scenario</Tabs.Tab>
            <Tabs.Tab value="steps">Steps</Tabs.Tab>
            <Tabs.Tab value="time">Time</Tabs.Tab>
            <Tabs.Tab value="faults">Faults</Tabs.Tab>
            <Tabs.Tab value="mixed">Real API</Tabs.Tab>
            <Tabs.Tab value="requests">
              Requests
              <BreachBadge exchanges={handle.exchanges} />
            </Tabs.Tab>
            <Tabs.Tab value="states">Lifecycles</Tabs.Tab>
            <Tabs.Tab value="pages">Pages</Tabs.Tab>
            <Tabs.Tab value="assumptions">Assumptions</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="scenario">
            <ScenarioTab handle={handle} backend={backend} />
          </Tabs.Panel>
          <Tabs.Panel value="steps">
            <StepsTab backend={backend} />
          </Tabs.Panel>
          <Tabs.Panel value="time">
            <TimeTab backend={backend} />
          </Tabs.Panel>
          <Tabs.Panel value="faults">
            <FaultsTab faults={handle.faults} backend={backend} />
          </Tabs.Panel>
          <Tabs.Panel value="mixed">
            <MixedTab mixed={handle.mixed} />
          </Tabs.Panel>
          <Tabs.Panel value="requests">
            {handle.replayed !== null && <ReplayNotice replayed={handle.replayed} />}
            <Requests exchanges={handle.exchanges} />
          </Tabs.Panel>
          <Tabs.Panel value="states">
            <StatesTab backend={backend} />
          </Tabs.Panel>
          <Tabs.Panel value="pages">
            <StateLinks />
          </Tabs.Panel>
          <Tabs.Panel value="assumptions">
            <AssumptionsTab />
          </Tabs.Panel>
        </Tabs>
      )}
    </Drawer>
  );
}
