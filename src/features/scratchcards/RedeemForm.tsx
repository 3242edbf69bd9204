import { Box } from '@mantine/core';
import { redeemScratchcard } from '#contracts/scratchcards/own.ts';
import type { RedeemedScratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { noScratchcard, pinAdvice, type PinFields as Fields, scratchcardOf } from './pin-fields.ts';
import { PinFields } from './PinFields.tsx';
import { useRedeemScratchcardMutation } from './own-api.ts';

interface Props {
  /** What the fields hold at first; null: nothing. */
  readonly given?: Fields | null;
  readonly onRedeemed: (redeemed: RedeemedScratchcard) => void;
}

/** Adds the value of a scratchcard to the wallet. */
export function RedeemForm({ given = null, onRedeemed }: Props) {
  const [send] = useRedeemScratchcardMutation();
  const form = useContractForm(redeemScratchcard, {
    initial: given ?? noScratchcard,
    advice: pinAdvice,
    toBody: scratchcardOf,
    send,
    onDone: (redeemed) => {
      form.restart(noScratchcard);
      onRedeemed(redeemed);
    },
  });
  return (
    <Box component="form" maw="30rem" {...form.props}>
      <PinFields form={form} submitLabel="Add to my wallet" />
    </Box>
  );
}
