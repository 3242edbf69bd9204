import { Alert, Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RedeemedScratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';

const RedeemForm = lazy(() => import('./RedeemForm.tsx'));

/** A button that redeems a scratchcard beside the page. */
export function RedeemDrawer() {
  const [opened, setOpened] = useState(false);
  const [last, setLast] = useState<RedeemedScratchcard | null>(null);
  const moneyText = useMoneyText();
  const open = () => {
    setLast(null);
    setOpened(true);
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        Redeem a scratchcard
      </Button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        position="right"
        title="Redeem a scratchcard"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack>
          {last && (
            <Alert color="success" role="status" title={`${moneyText(last.scratchcard.value)} added`}>
              Your wallet now holds {moneyText(last.walletBalance)}.{' '}
              <AppLink to={paths.redeem()}>Your scratchcards</AppLink>
            </Alert>
          )}
          <Suspense fallback={<Skeleton height="10rem" />}>
            <RedeemForm onRedeemed={setLast} />
          </Suspense>
        </Stack>
      </Drawer>
    </>
  );
}
