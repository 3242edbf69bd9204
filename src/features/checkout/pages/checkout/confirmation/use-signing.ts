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

/** The code for exactly these figures, and the signature that follows it. */
export function useSigning({ orderId, id: quoteId, hash: quoteHash }: Quote) {
  const dispatch = useAppDispatch();
  const { codeRound, unpaid } = useAppSelector(selectDraft);
  const sendOnce = useDraftSendOnce();
  const [requestCode, requesting] = useCreateChallengeMutation();
  const [confirmOrder] = useConfirmOrderMutation();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  /** Chosen by the customer; undefined: the backend decides. */
  const [channel, setChannel] = useState<CodeChannel>();
  const [error, setError] = useState<unknown>();
  const [isSigning, setSigning] = useState(false);

  /** The rounds are counted in the draft: after a reload the same round gives the same challenge and sends nothing. */
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

  /** Resolves to whether it is signed. */
  async function confirm(challengeId: string, { version, hash }: LegalDocument): Promise<boolean> {
    const body = { quoteHash, terms: { version, hash }, challengeId };
    const signed = await sendOnce(`${signatureKeyPrefix}${challengeId}`, (key) =>
      confirmOrder({ params: { orderId }, body, key }),
    );
    setError(signed.error);
    // Signed for the second time, after another plan was chosen: the press pays, as the first one would have.
    if (signed.data && unpaid?.orderId === orderId) dispatch(payingStarted(orderId));
    if (signed.error !== undefined && !isUndecided(signed.error)) {
      // Refused, and the code is used up: the next attempt needs another one.
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
    /** A code that goes to the customer's other contact; from then on all do. */
    askByOther(other: CodeChannel): void {
      setChannel(other);
      void askForCode(codeRound + 1, other);
    },
    sign(verified: VerifiedChallenge, terms: LegalDocument): void {
      setSigning(true);
      // Once it is signed the page is about to show what comes next; there is nothing to press again until then.
      void confirm(verified.challenge.id, terms).then(setSigning, () => setSigning(false));
    },
  };
}
