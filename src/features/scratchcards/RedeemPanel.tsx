import { Alert, Drawer, Stack } from '@mantine/core';
import { useState } from 'react';
import type { RedeemedScratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { RedeemForm } from './RedeemForm.tsx';

/** A drawer that redeems a scratchcard to the wallet. */
export default function RedeemPanel({ onClose }: { readonly onClose: () => void }) {
  const [last, setLast] = useState<RedeemedScratchcard | null>(null);
  const moneyText = useMoneyText();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title="Redeem a scratchcard"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {last && (
          <Alert color="success" role="status" title={`${moneyText(last.scratchcard.value)} added`}>
            Your wallet now holds {moneyText(last.walletBalance)}.
          </Alert>
        )}
        <RedeemForm onRedeemed={setLast} />
        <AppLink to={paths.redeem()}>Your scratchcards</AppLink>
      </Stack>
    </Drawer>
  );
}
