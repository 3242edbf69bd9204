import { Skeleton, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { RedeemedNotice } from '#src/customer/scratchcards/RedeemedNotice.tsx';
import { RedeemForm } from '#src/customer/scratchcards/RedeemForm.tsx';
import type { UsedScratchcard } from '#src/customer/scratchcards/scratchcard-use.ts';
import { Page } from '#src/layout/Page.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { takeSharedText } from '#src/pwa/worker/shared-text.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import type { PinFields } from '#src/customer/scratchcards/pin-fields.ts';
import { scratchcardInText } from './shared-scratchcard.ts';
import { MyScratchcards } from './MyScratchcards.tsx';

/** Redeems scratchcards, and lists those of the customer. */
export default function RedeemPage() {
  const account = useGetMeQuery();
  const [initialFields, setInitialFields] = useState<PinFields | null>(null);
  useEffect(() => {
    const worker = navigator.serviceWorker?.controller ?? null;
    void takeSharedText(worker, systemClock).then((text) =>
      setInitialFields(text === null ? null : scratchcardInText(text)),
    );
  }, []);
  const form = useRef<HTMLDivElement>(null);
  const use = (pin: string) => {
    flushSync(() => setInitialFields({ pin, code: '' })); // the new form takes the focus
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const [last, setLast] = useState<UsedScratchcard | null>(null);
  return (
    <Page
      heading="Redeem a scratchcard"
      lead={routes.redeem.lead}
      aside={
        <Card heading="Your wallet">
          <Fetched response={account} waiting={<Skeleton width="6rem" height="2rem" />}>
            {(me) => me.kind === 'CUSTOMER' && <Money value={me.user.walletBalance} size="large" />}
          </Fetched>
        </Card>
      }
    >
      <Stack gap="md">
        {last && <RedeemedNotice key={last.tokenId} used={last} />}
        <div ref={form}>
          <Card>
            <RedeemForm
              key={initialFields ? `${initialFields.pin} ${initialFields.code}` : ''}
              initialFields={initialFields}
              onCheck={() => setLast(null)}
              onUsed={(used) => {
                setLast(used);
                setInitialFields(null);
              }}
            />
          </Card>
        </div>
        <MyScratchcards onUse={use} />
      </Stack>
    </Page>
  );
}
