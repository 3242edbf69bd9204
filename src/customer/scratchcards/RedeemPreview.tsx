import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { EnteredScratchcard, ScratchcardToken } from '#contracts/scratchcards/scratchcard.ts';
import type { z } from '#contracts/z.ts';
import { isUndecided } from '#src/errors/api-error.ts';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { usePreviewScratchcardQuery } from './api.ts';
import {
  chosenUse,
  type ScratchcardUse,
  toWallet,
  type UsedScratchcard,
  valueOf,
} from './scratchcard-use.ts';
import { UseChoice } from './UseChoice.tsx';
import { UseSums } from './UseSums.tsx';
import { useSpendScratchcard } from './use-spend-scratchcard.ts';

interface Props {
  /** The answer to the check of the PIN. */
  readonly token: ScratchcardToken;
  readonly card: z.input<typeof EnteredScratchcard>;
  readonly onUsed: (used: UsedScratchcard) => void;
  readonly onBack: () => void;
}

/** Asks what a scratchcard is used for, and shows where each cent of it goes before it is redeemed. */
export function RedeemPreview({ token, card, onUsed, onBack }: Props) {
  const {
    data: preview,
    error: unread,
    refetch,
  } = usePreviewScratchcardQuery(
    { body: { scratchcardTokenId: token.id } },
    { refetchOnMountOrArgChange: true },
  );
  const [chosen, setChosen] = useState(toWallet);
  const { busy, error, spend } = useSpendScratchcard({
    token,
    card,
    onUsed,
    onRefused: () => void refetch(), // a plan may have changed since
  });
  const moneyText = useMoneyText();
  const button = useFocusOnMount(); // the focused button was removed with the fields
  const use = chosenUse(preview, chosen);
  const labels: Readonly<Record<ScratchcardUse['kind'], string>> = {
    WALLET: `Add ${moneyText(token.value)} to my wallet`,
    INSTALMENTS: `Pay ${moneyText(use.kind === 'INSTALMENTS' ? use.instalments.amount : token.value)}`,
    DOWN_PAYMENT: 'Continue to payment',
  };
  return (
    <Stack>
      <SumList items={[{ label: token.label, value: <Money value={token.value} size="large" /> }]} />
      {preview && <UseChoice preview={preview} chosen={valueOf(use)} onChoose={setChosen} />}
      {preview
        ? !isUndecided(error) && <UseSums use={use} /> // what is left is not known while its answer is missing
        : unread === undefined && <Skeleton height="6rem" />}
      {error !== undefined && <ProblemNotice error={error} />}
      {error === undefined && unread !== undefined && (
        <ProblemNotice error={unread} onRetry={() => void refetch()} />
      )}
      <OnlineOnly why="The card is redeemed once you’re back online.">
        <Group gap="sm">
          <Button ref={button} loading={busy} onClick={() => void spend(use)}>
            {labels[use.kind]}
          </Button>
          <Button variant="default" disabled={busy} onClick={onBack}>
            Back
          </Button>
        </Group>
      </OnlineOnly>
    </Stack>
  );
}
