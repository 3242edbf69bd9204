import { Box } from '@mantine/core';
import { useState } from 'react';
import { createScratchcardToken } from '#contracts/scratchcards/own.ts';
import type { RedeemedScratchcard, ScratchcardToken } from '#contracts/scratchcards/scratchcard.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { noScratchcard, pinAdvice, type PinFields as Fields, scratchcardOf } from './pin-fields.ts';
import { PinFields } from './PinFields.tsx';
import { RedeemPreview } from './RedeemPreview.tsx';
import { useCreateScratchcardTokenMutation } from './own-api.ts';

interface Props {
  /** Initial values of the fields; null for empty fields. */
  readonly given?: Fields | null;
  readonly onRedeemed: (redeemed: RedeemedScratchcard) => void;
}

/** Adds the value of a scratchcard to the wallet: checks the PIN, shows the value, then redeems it. */
export function RedeemForm({ given = null, onRedeemed }: Props) {
  const [token, setToken] = useState<ScratchcardToken | null>(null);
  const [check] = useCreateScratchcardTokenMutation();
  const form = useContractForm(createScratchcardToken, {
    initial: given ?? noScratchcard,
    advice: pinAdvice,
    toBody: scratchcardOf,
    send: check,
    onDone: setToken,
  });
  return (
    <Box component="form" maw="30rem" {...form.props}>
      {token === null ? (
        <PinFields form={form} submitLabel="Check the card" />
      ) : (
        <RedeemPreview
          token={token}
          card={scratchcardOf(form.values)}
          onBack={() => setToken(null)}
          onRedeemed={(redeemed) => {
            form.restart(noScratchcard);
            setToken(null);
            onRedeemed(redeemed);
          }}
        />
      )}
    </Box>
  );
}
