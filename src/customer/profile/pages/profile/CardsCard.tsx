import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SavedCard } from '#contracts/payments/saved-card.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import {
  useListSavedCardsQuery,
  useRemoveSavedCardMutation,
  useSaveCardMutation,
} from '#src/customer/paying/cards-api.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { AddCard } from './AddCard.tsx';
import { SavedCardRow } from './SavedCardRow.tsx';

/** The customer's saved cards. */
export function CardsCard() {
  const { data, error, refetch } = useListSavedCardsQuery();
  const { online } = useAppSelector(selectShell);
  const sendOnce = useSendOnce();
  const [remove, { isLoading: isRemoving }] = useRemoveSavedCardMutation();
  const [save, { isLoading: isSaving }] = useSaveCardMutation();
  const [commandError, setCommandError] = useState<unknown>();
  const [done, setDone] = useState<string | null>(null);
  /** Null until the form was opened once; closing it returns the focus to its button. */
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const opener = useFocusOnMount(isAdding === false);
  const cards = data?.items ?? [];
  const first = cards.find(({ expired, refused: why }) => !expired && why === null);

  const ends = (response: { readonly error?: unknown }, words: string) => {
    setCommandError(response.error);
    setDone(response.error === undefined ? words : null);
  };
  const removeOne = async ({ id, name, savedAt }: SavedCard) => {
    const params = { cardTokenId: id };
    ends(await sendOnce(`remove ${id} ${savedAt}`, (key) => remove({ params, key })), `${name} was removed.`);
  };
  /** Saves the card again, because the last saved card is the default one. */
  const makeDefault = async ({ id, name, savedAt }: SavedCard) => {
    const call = { params: { cardTokenId: id }, body: { name } };
    const response = await sendOnce(`default ${id} ${savedAt}`, (key) => save({ ...call, key }));
    ends(response, `${name} is now offered first.`);
  };

  return (
    <Card beside heading="Saved cards" lead="Pay faster next time. We never store a card number.">
      {error !== undefined && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="sm">
          {cards.length === 0 && !isAdding && <Text size="sm">No card is saved.</Text>}
          {cards.map((card) => (
            <SavedCardRow
              key={card.id}
              card={card}
              isDefault={card === first}
              disabled={!online || isRemoving || isSaving}
              onDefault={() => void makeDefault(card)}
              onRemove={() => void removeOne(card)}
            />
          ))}
          {commandError !== undefined && <ProblemNotice error={commandError} />}
          {done !== null && (
            <Text size="sm" role="status">
              {done}
            </Text>
          )}
          {isAdding ? (
            <AddCard
              onSaved={(name) => {
                setAdding(false);
                ends({}, `${name} is saved, and offered first.`);
              }}
              onCancel={() => setAdding(false)}
            />
          ) : (
            <div>
              <Button variant="default" disabled={!online} ref={opener} onClick={() => setAdding(true)}>
                Add a card
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Card>
  );
}
