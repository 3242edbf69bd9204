import { useState } from 'react';
import type { Challenge, CodeChannel, VerifiedChallenge } from '#contracts/auth/challenge.ts';
import type { LegalDocument } from '#contracts/legal/document.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import { useCreateChallengeMutation } from '#src/features/auth/api.ts';
import { isUndecided } from '#src/errors/api-error.ts';
import { useConfirmOrderMutation } from '#src/features/orders/own-api.ts';
import { codeRequested, payingStarted, selectDraft } from '#src/features/checkout/draft.ts';
import { signatureKeyPrefix } from '#src/features/checkout/draft-schema.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { useDraftSendOnce } from '#src/features/checkout/use-draft-send-once.ts';

/** Requests the code for exactly this quote, and confirms the order with it. */
export function useSigning({ orderId, id: quoteId, hash: quoteHash }: Quote) {
  const dispatch = useAppDispatch();
  const { codeRound, unpaid } = useAppSelector(selectDraft);
  const sendOnce = useDraftSendOnce();
  const [requestCode, requesting] = useCreateChallengeMutation();
  const [confirmOrder] = useConfirmOrderMutation();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  /** The channel that the customer has chosen; undefined lets the backend choose. */
  const [channel, setChannel] = useState<CodeChannel>();
  const [error, setError] = useState<unknown>();
  const [isSigning, setSigning] = useState(false);

  /** The draft counts the rounds: after a reload the same round gives the same challenge and sends no message. */
  async function askForCode(round: number, to: CodeChannel | undefined): Promise<void> {
    const name = [`code:${quoteId}:${round}`, ...(to === undefined ? [] : [to])].join(':');
    const answer = await sendOnce(name, (key) =>
      requestCode({
        body: { purpose: 'CONFIRM_ORDER', orderId, quoteId, ...(to !== undefined && { channel: to }) },
        key,
      }),
    );
    setError(answer.error);
    if (!answer.data) return;
    dispatch(codeRequested(round));
    setChallenge(answer.data);
  }

  /** Resolves to whether the order was confirmed. */
  async function confirm(challengeId: string, { version, hash }: LegalDocument): Promise<boolean> {
    const body = { quoteHash, terms: { version, hash }, challengeId };
    const signed = await sendOnce(`${signatureKeyPrefix}${challengeId}`, (key) =>
      confirmOrder({ params: { orderId }, body, key }),
    );
    setError(signed.error);
    // Another plan was confirmed after the first one, so this press also pays, as the first one would have.
    if (signed.data && unpaid?.orderId === orderId) dispatch(payingStarted(orderId));
    if (signed.error !== undefined && !isUndecided(signed.error)) {
      // The confirmation was refused and the code is used up, so the next attempt needs another code.
      setChallenge(null);
      dispatch(codeRequested(codeRound + 1));
    }
    return signed.data !== undefined;
  }

  return {
    challenge,
    error,
    isAsking: requesting.isLoading,
    isSigning,
    askForCode: () => void askForCode(Math.max(1, codeRound), channel),
    askForAnother: () => void askForCode(codeRound + 1, channel),
    /** Sends this code and all later ones to the customer's other contact. */
    askByOther(other: CodeChannel): void {
      setChannel(other);
      void askForCode(codeRound + 1, other);
    },
    sign(verified: VerifiedChallenge, terms: LegalDocument): void {
      setSigning(true);
      // After the confirmation the next step is about to replace the page, so the button stays busy.
      void confirm(verified.challenge.id, terms).then(setSigning, () => setSigning(false));
    },
  };
}
