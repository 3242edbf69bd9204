import { Text } from '@mantine/core';
import type { Money as Amount } from '#contracts/money.ts';
import { SourceChoice } from '#src/customer/paying/SourceChoice.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import {
  scratchcardAdded,
  scratchcardRemoved,
  selectDraft,
  walletChosen,
} from '#src/customer/draft/draft.ts';

/** What a customer should know who pays the first payment by bank transfer. */
export const transferNote = (amount: string) =>
  `Your bank confirms the transfer of ${amount} within a minute or so. Your plan starts then. You can close the page in the meantime.`;

/**
 * Chooses the sources of today's payment beside the card: scratchcards and the wallet; shows what remains for card or
 * bank.
 */
export function PaymentParts({ total }: { readonly total: Amount }) {
  const role = useAppSelector(selectRole);
  if (role === 'CUSTOMER') return <OwnParts total={total} />;
  return (
    <Text size="sm">
      <AppLink to={paths.login({ next: paths.checkout({ step: 'payment' }) })}>Log in</AppLink> to pay with
      your wallet or scratchcards.
    </Text>
  );
}

function OwnParts({ total }: { readonly total: Amount }) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectDraft);
  return (
    <SourceChoice
      total={total}
      chosen={chosen}
      onScratchcard={(card) => dispatch(scratchcardAdded(card))}
      onRemove={(id) => dispatch(scratchcardRemoved(id))}
      onWallet={(maxMinor) => dispatch(walletChosen(maxMinor))}
    />
  );
}
