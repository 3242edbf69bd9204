import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadRecovering } from '#src/pwa/release/chunks.ts';

const RedeemPanel = lazy(() => loadRecovering(() => import('./RedeemPanel.tsx')));

/** A button that opens the redeem form in a drawer. */
export function RedeemDrawer() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Redeem a scratchcard
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <RedeemPanel onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
