import { Drawer, Stack } from '@mantine/core';
import { useState } from 'react';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { RedeemedNotice } from './RedeemedNotice.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import type { UsedScratchcard } from './scratchcard-use.ts';

/** A drawer that redeems a scratchcard. */
export default function RedeemPanel({ onClose }: { readonly onClose: () => void }) {
  const [last, setLast] = useState<UsedScratchcard | null>(null);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title="Redeem a scratchcard"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {last && <RedeemedNotice key={last.tokenId} used={last} />}
        <RedeemForm onCheck={() => setLast(null)} onUsed={setLast} />
        <AppLink to={paths.redeem()}>Your scratchcards</AppLink>
      </Stack>
    </Drawer>
  );
}
