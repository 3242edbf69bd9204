import { useState } from 'react';
import type { CardToken } from '#contracts/payments/card-token.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useSaveCardMutation } from './cards-api.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

/** Whether an entered card is saved, and its name. */
export interface CardSaving {
  readonly isWanted: boolean;
  readonly onWanted: (isWanted: boolean) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly save: (card: CardToken) => void;
}

/** Saves the card in parallel to the payment, which does not wait for it; a failure is shown as a message. */
export function useCardSaving(): CardSaving {
  const dispatch = useAppDispatch();
  const sendOnce = useSendOnce();
  const [send] = useSaveCardMutation();
  const [isWanted, onWanted] = useState(false);
  const [name, onName] = useState('My card');

  async function save({ id, label }: CardToken): Promise<void> {
    const body = { name: name.trim() === '' ? label : name.trim() };
    const params = { cardTokenId: id };
    const { error } = await sendOnce(`save ${id}`, (key) => send({ params, body, key }));
    const text =
      error === undefined ? `${label} is saved.` : `${label} could not be saved. It can still pay.`;
    dispatch(snackbarShown({ text, tone: error === undefined ? 'success' : 'warning' }));
  }

  return { isWanted, onWanted, name, onName, save: (card) => void save(card) };
}
