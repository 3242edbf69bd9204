import { Drawer } from '@mantine/core';
import { createScratchcardToken } from '#contracts/scratchcards/endpoints.ts';
import type { ScratchcardToken } from '#contracts/scratchcards/scratchcard.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { noScratchcard, pinAdvice, scratchcardOf } from './pin-fields.ts';
import { PinFields } from './PinFields.tsx';
import { useCreateScratchcardTokenMutation } from './api.ts';

interface Props {
  readonly onToken: (token: ScratchcardToken) => void;
  readonly onClose: () => void;
}

/** A drawer that checks a PIN for a payment. It returns a token and discards the PIN. */
export default function TokenDrawer({ onToken, onClose }: Props) {
  const [send] = useCreateScratchcardTokenMutation();
  const form = useContractForm(createScratchcardToken, {
    initial: noScratchcard,
    advice: pinAdvice,
    toBody: scratchcardOf,
    send,
    onDone: onToken,
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title="Add a scratchcard"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form {...form.props}>
        <PinFields form={form} submitLabel="Use this scratchcard" takesFocus />
      </form>
    </Drawer>
  );
}
