import { Box } from '@mantine/core';
import { useState } from 'react';
import { createScratchcardToken } from '#contracts/scratchcards/endpoints.ts';
import type { ScratchcardToken } from '#contracts/scratchcards/scratchcard.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { noScratchcard, pinAdvice, type PinFields as Fields, scratchcardOf } from './pin-fields.ts';
import { PinFields } from './PinFields.tsx';
import { RedeemPreview } from './RedeemPreview.tsx';
import type { UsedScratchcard } from './scratchcard-use.ts';
import { useCreateScratchcardTokenMutation } from './api.ts';

interface Props {
  /** Initial values of the fields; null for empty fields. */
  readonly initialFields?: Fields | null;
  /** Called when a PIN is checked: what the card before it was used for is no longer the last that happened. */
  readonly onCheck: () => void;
  readonly onUsed: (used: UsedScratchcard) => void;
}

/** Redeems a scratchcard: checks the PIN, shows what its value can be used for, then uses it. */
export function RedeemForm({ initialFields = null, onCheck, onUsed }: Props) {
  const [token, setToken] = useState<ScratchcardToken | null>(null);
  const [isBack, setIsBack] = useState(false);
  const [check] = useCreateScratchcardTokenMutation();
  const form = useContractForm(createScratchcardToken, {
    initial: initialFields ?? noScratchcard,
    advice: pinAdvice,
    toBody: scratchcardOf,
    send: (call: Parameters<typeof check>[0]) => {
      onCheck();
      return check(call);
    },
    onDone: setToken,
  });
  return (
    <Box component="form" maw="30rem" {...form.props}>
      {token === null ? (
        <PinFields form={form} submitLabel="Check the card" takesFocus={isBack} />
      ) : (
        <RedeemPreview
          token={token}
          card={scratchcardOf(form.values)}
          onBack={() => {
            setIsBack(true);
            setToken(null);
          }}
          onUsed={(used) => {
            setIsBack(false);
            form.restart(noScratchcard);
            setToken(null);
            onUsed(used);
          }}
        />
      )}
    </Box>
  );
}
