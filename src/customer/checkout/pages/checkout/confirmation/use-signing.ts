import { useEffect, useEffectEvent, useState } from 'react';
import type { Challenge, CodeChannel, VerifiedChallenge } from '#contracts/auth/challenge.ts';
import type { LegalDocument } from '#contracts/legal/document.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import { useCreateChallengeMutation } from '#src/customer/auth/api.ts';
import { isUndecided } from '#src/errors/api-error.ts';
import { useConfirmOrderMutation } from '#src/customer/orders/api.ts';
import { codeRequested, payingStarted, selectDraft } from '#src/customer/draft/draft.ts';
import { signatureKeyPrefix } from '#src/customer/draft/schema.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { useDraftSendOnce } from '#src/customer/checkout/use-draft-send-once.ts';

/** Requests the code for exactly this quote, and confirms the order with it. */
export function useSigning({ orderId, id: quoteId, hash: quoteHash }: Quote, onRefused: () => void) {
  const dispatch = useAppDispatch();
  const { codeRound, unpaid, keys } = useAppSelector(selectDraft);
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const sendOnce = useDraftSendOnce();
  const [requestCode, requesting] = useCreateChallengeMutation();
  const [confirmOrder] = useConfirmOrderMutation();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  /** The channel that the customer has chosen; undefined lets the backend choose. */
  const [channel, setChannel] = useState<CodeChannel>();
  const [error, setError] = useState<unknown>();
  const [isSigning, setSigning] = useState(false);

  const newest = Math.max(1, codeRound);
  const nameOf = (round: number, to: CodeChannel | undefined) =>
    [`code:${quoteId}:${round}`, ...(to === undefined ? [] : [to])].join(':');

  /** The draft counts the rounds: after a reload the same round gives the same challenge and sends no message. */
  const requestOnce = (round: number, to: CodeChannel | undefined) =>
    sendOnce(nameOf(round, to), (key) =>
      requestCode({
        body: { purpose: 'CONFIRM_ORDER', orderId, quoteId, ...(to !== undefined && { channel: to }) },
        key,
      }),
    );

  async function askForCode(round: number, to: CodeChannel | undefined): Promise<void> {
    const response = await requestOnce(round, to);
    setError(response.error);
    if (response.error !== undefined) onRefused();
    if (!response.data) return;
    dispatch(codeRequested(round));
    setChallenge(response.data);
  }

  /** Continues with a code that was sent before a reload, as long as it is valid. */
  const resumeCodeEntry = useEffectEvent(async () => {
    const to = (['SMS', 'EMAIL'] as const).find((each) => nameOf(newest, each) in keys);
    if (!(nameOf(newest, to) in keys)) return;
    const { data } = await requestOnce(newest, to);
    if (!data) return; // it failed, for example without a network; pressing the button requests it again
    const isValid = Date.parse(data.expiresAt) > Date.now() + aheadMs;
    dispatch(codeRequested(isValid ? newest : newest + 1));
    if (!isValid) return; // pressing the button requests another code
    setChannel(to);
    setChallenge(data);
  });
  useEffect(() => void resumeCodeEntry(), []);

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
    askForCode: () => void askForCode(newest, channel),
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
