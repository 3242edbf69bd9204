import { Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Money as Amount } from '#contracts/money.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { maxScratchcards } from '#src/customer/draft/schema.ts';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { type Chosen, namedSources, splitPayment } from './sources.ts';
import { CentBar } from '#src/kits/schedule/CentBar.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

// A drawer brings code that no other part of the checkout needs.
const TokenDrawer = lazyDialog(() => import('#src/customer/scratchcards/TokenDrawer.tsx'));

/** How the bar draws each kind of source. */
const segments = { scratchcard: 'today', wallet: 'interest', rest: 'principal' } as const;

interface Props {
  readonly total: Amount;
  readonly chosen: Chosen;
  readonly onScratchcard: (card: Chosen['scratchcards'][number]) => void;
  readonly onRemove: (scratchcardId: string) => void;
  readonly onWallet: (maxMinor: number) => void;
  /** Left out where a bank transfer is chosen elsewhere. */
  readonly onBank?: (byBank: boolean) => void;
  /** A note about bank transfers, in addition to the bank's delay: "Your plan starts then." */
  readonly transferNote?: ReactNode;
}

/**
 * Chooses the sources of an amount beside the card: scratchcards and the wallet; shows what remains for card or bank.
 */
export function SourceChoice({
  total,
  chosen,
  onScratchcard,
  onRemove,
  onWallet,
  onBank,
  transferNote,
}: Props) {
  const moneyText = useMoneyText();
  const { data: me, error, refetch } = useGetMeQuery();
  const [adding, setAdding] = useState(false);
  const { scratchcards, walletMinor, leftMinor, restMinor } = splitPayment(chosen, total);
  const wallet = me?.kind === 'CUSTOMER' ? me.user.walletBalance : null;
  const money = (amountMinor: number) => <Money value={{ ...total, amountMinor }} />;
  const isFull = chosen.scratchcards.length >= maxScratchcards;
  const hasParts = scratchcards.length > 0 || walletMinor > 0;
  return (
    <>
      <Stack mt="sm">
        {scratchcards.map(({ id, label, amountMinor }) => (
          <Group key={id} justify="space-between">
            <Text>{label}</Text>
            <Group gap="sm" ml="auto">
              {money(amountMinor)}
              <Button size="xs" variant="default" aria-label={`Remove ${label}`} onClick={() => onRemove(id)}>
                Remove
              </Button>
            </Group>
          </Group>
        ))}
        {!me && error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
        {wallet !== null && wallet.amountMinor > 0 && wallet.currency === total.currency && (
          <Switch
            label={`Use your wallet, ${moneyText(wallet)}`}
            checked={chosen.walletMinor > 0}
            onChange={({ currentTarget }) => onWallet(currentTarget.checked ? wallet.amountMinor : 0)}
          />
        )}
        <Group>
          <Button
            variant="transparent"
            size="sm"
            px={0}
            leftSection={<Icon name="plus" />}
            disabled={leftMinor === 0 || isFull}
            onClick={() => setAdding(true)}
          >
            Add a scratchcard
          </Button>
          {isFull && leftMinor > 0 && (
            <Text size="sm" c="dimmed">
              {maxScratchcards} scratchcards can pay together.
            </Text>
          )}
        </Group>
        {hasParts && (
          <CentBar
            label={`What pays ${moneyText(total)}`}
            parts={namedSources({ ...chosen, card: null }, total, 'Card').map(({ kind, ...part }) => ({
              ...part,
              kind: segments[kind],
            }))}
          />
        )}
        {hasParts && (
          <div role="status">
            <SumList
              items={[
                ...(walletMinor > 0 ? [{ label: 'From your wallet', value: money(walletMinor) }] : []),
                { label: 'Rest of this payment', value: money(leftMinor) },
                ...(restMinor > 0
                  ? [{ label: 'Rest of the card, to your wallet', value: money(restMinor) }]
                  : []),
              ]}
            />
          </div>
        )}
        {leftMinor > 0 && onBank && (
          <SegmentedControl
            aria-label="How to pay the rest"
            value={chosen.byBank ? 'bank' : 'card'}
            data={[
              { value: 'card', label: 'Card' },
              { value: 'bank', label: 'Bank transfer' },
            ]}
            onChange={(way) => onBank(way === 'bank')}
          />
        )}
        {leftMinor > 0 && onBank && chosen.byBank && (
          <Text size="sm" c="dimmed">
            Your bank confirms the transfer of {moneyText({ ...total, amountMinor: leftMinor })} within a
            minute or so. {transferNote}
          </Text>
        )}
      </Stack>
      {adding && (
        <TokenDrawer
          onClose={() => setAdding(false)}
          onToken={({ id, label, value }) => {
            onScratchcard({ id, label, valueMinor: value.amountMinor });
            setAdding(false);
          }}
        />
      )}
    </>
  );
}
