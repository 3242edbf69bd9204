import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type {
  EnteredScratchcard,
  RedeemedScratchcard,
  ScratchcardToken,
} from '#contracts/scratchcards/scratchcard.ts';
import type { z } from '#contracts/z.ts';
import { useGetMeQuery } from '#src/api/own-account.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { OnlineOnly } from '#src/ui/OnlineOnly.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { useRedeemScratchcardMutation } from './own-api.ts';

interface Props {
  /** The answer to the check of the PIN. */
  readonly token: ScratchcardToken;
  readonly card: z.input<typeof EnteredScratchcard>;
  readonly onRedeemed: (redeemed: RedeemedScratchcard) => void;
  readonly onBack: () => void;
}

/** Shows where the value of a scratchcard goes before it is redeemed. */
export function RedeemPreview({ token: { label, value }, card, onRedeemed, onBack }: Props) {
  const { data: me } = useGetMeQuery();
  const [redeem] = useRedeemScratchcardMutation();
  const sendOnce = useSendOnce();
  const moneyText = useMoneyText();
  const button = useFocusOnMount(); // the focused button was removed with the fields
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function confirm(): Promise<void> {
    setBusy(true);
    const answer = await sendOnce('redeem', (key) => redeem({ body: card, key }));
    setBusy(false);
    setError(answer.error);
    if (answer.data) onRedeemed(answer.data);
  }
  return (
    <Stack>
      <SumList
        items={[
          { label, value: <Money value={value} /> },
          ...(me?.kind === 'CUSTOMER'
            ? [{ label: 'In your wallet now', value: <Money value={me.user.walletBalance} /> }]
            : []),
        ]}
      />
      <Text size="sm" c="dimmed">
        All of its value goes to your wallet, and can pay instalments and down payments from there. The card
        is used up then.
      </Text>
      {error !== undefined && <ProblemNotice error={error} />}
      <OnlineOnly why="The card is redeemed once you’re back online.">
        <Group gap="sm">
          <Button ref={button} loading={busy} onClick={() => void confirm()}>
            Add {moneyText(value)} to my wallet
          </Button>
          <Button variant="default" disabled={busy} onClick={onBack}>
            Back
          </Button>
        </Group>
      </OnlineOnly>
    </Stack>
  );
}
