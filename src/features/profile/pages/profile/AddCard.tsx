import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CardToken } from '#contracts/payments/card-token.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { NewCardForm } from '#src/features/checkout/NewCardForm.tsx';
import { useSaveCardMutation } from '#src/features/payments/cards-api.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

export interface AddCardProps {
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** Saves a card without a payment. */
export default function AddCard({ onSaved, onCancel }: AddCardProps) {
  const sendOnce = useSendOnce();
  const [send, { isLoading: busy }] = useSaveCardMutation();
  const [typed, setTyped] = useState('My card');
  const [error, setError] = useState<unknown>();

  const save = async ({ id, label }: CardToken) => {
    const name = typed.trim() === '' ? label : typed.trim();
    const answer = await sendOnce(`save ${id}`, (key) =>
      send({ params: { cardTokenId: id }, body: { name }, key }),
    );
    setError(answer.error);
    if (answer.data) onSaved(name);
  };

  return (
    <Stack>
      <TextInput
        label="Nickname"
        value={typed}
        maxLength={40}
        maw="30rem"
        ref={useFocusOnMount()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <NewCardForm
        submitLabel="Save the card"
        busy={busy}
        saving={null}
        onToken={(card) => void save(card)}
      />
      {error !== undefined && <ProblemNotice error={error} />}
      <Button variant="subtle" maw="30rem" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  );
}
