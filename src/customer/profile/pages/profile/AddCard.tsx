import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CardToken } from '#contracts/payments/card-token.ts';
import { maxCardNameLength } from '#contracts/payments/saved-card.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { NewCardForm } from '#src/customer/paying/NewCardForm.tsx';
import { useSaveCardMutation } from '#src/customer/paying/cards-api.ts';
import { tooLong } from '#src/kits/forms/too-long.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';

interface Props {
  readonly onSaved: (name: string) => void;
  readonly onCancel: () => void;
}

/** Saves a card without a payment. */
export function AddCard({ onSaved, onCancel }: Props) {
  const sendOnce = useSendOnce();
  const [send, { isLoading: busy }] = useSaveCardMutation();
  const [typed, setTyped] = useState('My card');
  const [error, setError] = useState<unknown>();
  const lengthFault = tooLong(typed.trim(), maxCardNameLength);

  const save = async ({ id, label }: CardToken) => {
    const name = typed.trim() === '' ? label : typed.trim();
    const response = await sendOnce(`save ${id}`, (key) =>
      send({ params: { cardTokenId: id }, body: { name }, key }),
    );
    setError(response.error);
    if (response.data) onSaved(name);
  };

  return (
    <Stack>
      <TextInput
        label="Nickname"
        value={typed}
        error={lengthFault}
        maw="30rem"
        ref={useFocusOnMount()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <NewCardForm
        submitLabel="Save the card"
        busy={busy}
        disabled={lengthFault !== false}
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
