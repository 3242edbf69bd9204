import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';

const RedeemPanel = lazyDialog(() => import('./RedeemPanel.tsx'));

/** A button that opens the redeem form in a drawer. */
export function RedeemDrawer() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => setOpened(true)}>
        Redeem a scratchcard
      </Anchor>
      {opened && <RedeemPanel onClose={() => setOpened(false)} />}
    </>
  );
}
