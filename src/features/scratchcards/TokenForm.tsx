import { createScratchcardToken } from '#contracts/scratchcards/own.ts';
import type { ScratchcardToken } from '#contracts/scratchcards/scratchcard.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { noScratchcard, pinAdvice, scratchcardOf } from './pin-fields.ts';
import { PinFields } from './PinFields.tsx';
import { useCreateScratchcardTokenMutation } from './own-api.ts';

/** Checks a PIN for a payment: a token comes back, and the PIN is forgotten. */
export default function TokenForm({ onToken }: { readonly onToken: (token: ScratchcardToken) => void }) {
  const [send] = useCreateScratchcardTokenMutation();
  const form = useContractForm(createScratchcardToken, {
    initial: noScratchcard,
    advice: pinAdvice,
    toBody: scratchcardOf,
    send,
    onDone: (token) => {
      form.restart(noScratchcard);
      onToken(token);
    },
  });
  return (
    <form {...form.props}>
      <PinFields form={form} submitLabel="Use this scratchcard" />
    </form>
  );
}
