import { Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Money as Amount } from '#contracts/money.ts';
import { useGetMeQuery } from '#src/features/auth/api.ts';
import { paths } from '#src/platform/paths.ts';
import { selectRole } from '#src/platform/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import {
  bankChosen,
  scratchcardAdded,
  scratchcardRemoved,
  selectDraft,
  walletChosen,
} from '#src/features/checkout/draft.ts';
import { partsOf } from './sources.ts';

const TokenDrawer = lazy(() => loadRecovering(() => import('#src/features/scratchcards/TokenDrawer.tsx')));

/** What pays today's payment beside the card: scratchcards and the wallet; and what is left for card or bank. */
export function PaymentParts({ total }: { readonly total: Amount }) {
  const role = useAppSelector(selectRole);
  if (role === 'CUSTOMER') return <OwnParts total={total} />;
  return (
    <Text size="sm">
      <AppLink to={paths.login({ next: paths.checkout({ step: 'payment' }) })}>Log in</AppLink> to pay with
      your wallet or scratchcards.
    </Text>
  );
}

function OwnParts({ total }: { readonly total: Amount }) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const chosen = useAppSelector(selectDraft);
  const { data: me } = useGetMeQuery();
  const [adding, setAdding] = useState(false);
  const { scratchcards, walletMinor, leftMinor, restMinor } = partsOf(chosen, total);
  const wallet = me?.kind === 'CUSTOMER' ? me.user.walletBalance : null;
  const money = (amountMinor: number) => <Money value={{ ...total, amountMinor }} />;
  const hasParts = scratchcards.length > 0 || walletMinor > 0;
  return (
    <Card heading="Scratchcards and wallet">
      <Stack mt="sm">
        {scratchcards.map(({ id, label, amountMinor }) => (
          <Group key={id} justify="space-between">
            <Text>{label}</Text>
            <Group gap="sm">
              {money(amountMinor)}
              <Button
                size="xs"
                variant="default"
                aria-label={`Remove ${label}`}
                onClick={() => dispatch(scratchcardRemoved(id))}
              >
                Remove
              </Button>
            </Group>
          </Group>
        ))}
        {wallet !== null && wallet.amountMinor > 0 && wallet.currency === total.currency && (
          <Switch
            label={`Use your wallet, ${moneyText(wallet)}`}
            checked={chosen.walletMinor > 0}
            onChange={({ currentTarget }) =>
              dispatch(walletChosen(currentTarget.checked ? wallet.amountMinor : 0))
            }
          />
        )}
        <Group>
          <Button variant="default" size="sm" disabled={leftMinor === 0} onClick={() => setAdding(true)}>
            Add a scratchcard
          </Button>
        </Group>
        {hasParts && (
          <div role="status">
            <SumList
              items={[
                ...(walletMinor > 0 ? [{ label: 'From your wallet', value: money(walletMinor) }] : []),
                { label: 'Left to pay', value: money(leftMinor) },
                ...(restMinor > 0
                  ? [{ label: 'Rest of the card, to your wallet', value: money(restMinor) }]
                  : []),
              ]}
            />
          </div>
        )}
        {leftMinor > 0 && (
          <SegmentedControl
            aria-label="How to pay the rest"
            value={chosen.byBank ? 'bank' : 'card'}
            data={[
              { value: 'card', label: 'Card' },
              { value: 'bank', label: 'Bank transfer' },
            ]}
            onChange={(way) => dispatch(bankChosen(way === 'bank'))}
          />
        )}
        {leftMinor > 0 && chosen.byBank && (
          <Text size="sm" c="dimmed">
            Your bank confirms the transfer of {moneyText({ ...total, amountMinor: leftMinor })} within a
            minute or so. Your plan starts then; you can close the page meanwhile.
          </Text>
        )}
      </Stack>
      {adding && (
        <Suspense fallback={null}>
          <TokenDrawer
            onClose={() => setAdding(false)}
            onToken={({ id, label, value }) => {
              dispatch(scratchcardAdded({ id, label, valueMinor: value.amountMinor }));
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
