import { Alert, Skeleton, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RedeemedScratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { useGetMeQuery } from '#src/api/own-account.ts';
import { RedeemForm } from '#src/features/scratchcards/RedeemForm.tsx';
import { Page } from '#src/layout/Page.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Money } from '#src/ui/Money.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { takeSharedText } from '#src/pwa/worker/shared-text.ts';
import { systemClock } from '#src/platform/clock.ts';
import { routes } from '#src/platform/page-table.ts';
import { paths } from '#src/platform/paths.ts';
import type { PinFields } from '#src/features/scratchcards/pin-fields.ts';
import { scratchcardInText } from './shared-scratchcard.ts';
import { MyScratchcards } from './MyScratchcards.tsx';

/** Redeems scratchcards to the wallet, and lists those of the customer. */
export default function RedeemPage() {
  const { data: me } = useGetMeQuery();
  const moneyText = useMoneyText();
  const [given, setGiven] = useState<PinFields | null>(null);
  useEffect(() => {
    const worker = navigator.serviceWorker?.controller ?? null;
    void takeSharedText(worker, systemClock).then((text) =>
      setGiven(text === null ? null : scratchcardInText(text)),
    );
  }, []);
  const form = useRef<HTMLDivElement>(null);
  const use = (pin: string) => {
    flushSync(() => setGiven({ pin, code: '' })); // the new form takes the focus
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const [last, setLast] = useState<RedeemedScratchcard | null>(null);
  return (
    <Page
      heading="Redeem a scratchcard"
      lead={routes.redeem.lead}
      aside={
        <Card heading="Your wallet">
          {me?.kind === 'CUSTOMER' ? (
            <Money value={me.user.walletBalance} size="large" />
          ) : (
            <Skeleton width="6rem" height="2rem" />
          )}
        </Card>
      }
    >
      <Stack gap="lg">
        {last && (
          <Alert color="success" role="status" title={`${moneyText(last.scratchcard.value)} added`}>
            Your wallet now holds {moneyText(last.walletBalance)}. It can pay{' '}
            <AppLink to={paths.installments()}>your instalments</AppLink>.
          </Alert>
        )}
        <div ref={form}>
          <Card>
            <RedeemForm
              key={given?.pin ?? ''}
              given={given}
              onRedeemed={(redeemed) => {
                setLast(redeemed);
                setGiven(null);
              }}
            />
          </Card>
        </div>
        <MyScratchcards onUse={use} />
      </Stack>
    </Page>
  );
}
