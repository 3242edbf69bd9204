import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EnteredScratchcard, ScratchcardToken } from '#contracts/scratchcards/scratchcard.ts';
import type { z } from '#contracts/z.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { scratchcardAdded } from '#src/customer/draft/draft.ts';
import { usePayPlansMutation } from '#src/customer/payments/api.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { useRedeemScratchcardMutation } from './api.ts';
import type { ScratchcardUse, UsedScratchcard } from './scratchcard-use.ts';

interface Options {
  readonly token: ScratchcardToken;
  readonly card: z.input<typeof EnteredScratchcard>;
  readonly onUsed: (used: UsedScratchcard) => void;
  readonly onRefused: () => void;
}

/** Redeems a scratchcard for what it is used for. A down payment is paid on its own page, with the card as a source. */
export function useSpendScratchcard({ token, card, onUsed, onRefused }: Options) {
  const [redeem] = useRedeemScratchcardMutation();
  const [pay] = usePayPlansMutation();
  const sendOnce = useSendOnce();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function redeemed(use: Exclude<ScratchcardUse, { kind: 'DOWN_PAYMENT' }>) {
    if (use.kind === 'WALLET') {
      const { data, error: refusal } = await sendOnce('redeem', (key) => redeem({ body: card, key }));
      const used = data && {
        kind: use.kind,
        value: data.scratchcard.value,
        walletBalance: data.walletBalance,
      };
      return { used, refusal };
    }
    const { parts, amount } = use.instalments;
    const body = {
      parts: parts.map(({ planId, amount: part, version }) => ({ planId, amount: part, version })),
      sources: [
        { kind: 'SCRATCHCARD' as const, scratchcardTokenId: token.id, amountMinor: amount.amountMinor },
      ],
    };
    const { data, error: refusal } = await sendOnce(`pay ${JSON.stringify(body)}`, (key) =>
      pay({ body, key }),
    );
    return { used: data && { kind: use.kind, instalments: use.instalments }, refusal };
  }

  async function spend(use: ScratchcardUse): Promise<void> {
    if (use.kind === 'DOWN_PAYMENT') {
      const { id, label, value } = token;
      dispatch(scratchcardAdded({ id, label, valueMinor: value.amountMinor }));
      void navigate(paths.checkoutConfirmation({ order: use.downPayment.orderId }));
      return;
    }
    setBusy(true);
    const { used, refusal } = await redeemed(use);
    setBusy(false);
    setError(refusal);
    if (used) onUsed({ tokenId: token.id, ...used });
    else onRefused();
  }
  return { busy, error, spend };
}
