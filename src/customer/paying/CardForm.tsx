import { Button, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useListSavedCardsQuery } from './cards-api.ts';
import { declineSentences } from '#contracts/payments/decline-sentences.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { selectDeclinedCards } from '#src/customer/draft/draft.ts';
import { type CardFormProps, NewCardForm } from './NewCardForm.tsx';
import { useCardSaving } from './use-card-saving.ts';

const another = 'another';

/** Chooses the payment card: a saved one, or a new one. A declined one is named with the reason, not preselected. */
export function CardForm(props: CardFormProps) {
  const role = useAppSelector(selectRole);
  return role === 'CUSTOMER' ? <OwnCards {...props} /> : <NewCardForm {...props} saving={null} />;
}

function OwnCards(props: CardFormProps) {
  const { submitLabel, busy = false, disabled = false, onToken, place = (button) => button } = props;
  const { data, error, isLoading, refetch } = useListSavedCardsQuery();
  const declined = useAppSelector(selectDeclinedCards);
  const saving = useCardSaving();
  const [chosen, setChosen] = useState<string | null>(null);
  const { online } = useAppSelector(selectShell);
  const isUnread = data === undefined && error !== undefined && online; // offline no card can be used anyway
  if (isLoading && error === undefined) return <Skeleton height="18rem" />;
  // What this page knows of a decline, or what the bank has said for good before.
  const saved = (data?.items ?? [])
    .filter(({ expired }) => !expired)
    .map((each) => {
      const decline = declined[each.id];
      const why = decline ? declineSentences[decline.declineCode] : each.refused;
      return { ...each, why, isForGood: each.refused !== null || decline?.retryable === false };
    });
  const chosenCard = saved.find(({ id, isForGood }) => id === chosen && !isForGood);
  const card = chosen === another ? undefined : (chosenCard ?? saved.find(({ why }) => why === null));
  return (
    <Stack>
      {isUnread && (
        <>
          <ProblemNotice error={error} onRetry={() => void refetch()} />
          <Text size="sm">Your saved cards are not shown. You can enter a card.</Text>
        </>
      )}
      {saved.length > 0 && (
        <Radio.Group label="Card" value={card?.id ?? another} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {saved.map(({ id, name, label, why, isForGood }) => (
              <Radio
                key={id}
                value={id}
                label={name}
                description={why === null ? label : `${label}. ${why}`}
                disabled={isForGood}
              />
            ))}
            <Radio value={another} label="Another card" />
          </Stack>
        </Radio.Group>
      )}
      {card ? (
        <OnlineOnly why="A card is charged immediately, so it can be used once you’re back online.">
          {place(
            <Button fullWidth loading={busy} disabled={disabled || !online} onClick={() => onToken(card)}>
              {submitLabel}
            </Button>,
          )}
        </OnlineOnly>
      ) : (
        <NewCardForm {...props} saving={saving} />
      )}
    </Stack>
  );
}
