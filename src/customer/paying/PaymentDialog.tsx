import { Modal, Stack } from '@mantine/core';
import { useIntersection, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { Money } from '#contracts/money.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { RequestedSources } from '#contracts/payments/sources.ts';
import type { PlanPayment } from '#contracts/plans/plan-payment.ts';
import type { SendResult } from '#src/api/send-once.ts';
import type { ConflictOf } from '#src/kits/actions/use-conflict.tsx';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { isUndecided, problemOf } from '#src/errors/api-error.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { ConfirmAtBank, NotConfirmed } from './ConfirmAtBank.tsx';
import { HowToPay } from './HowToPay.tsx';
import { PayBy } from './PayBy.tsx';
import { PaymentRefusal } from './PaymentRefusal.tsx';
import { PaymentResult } from './PaymentResult.tsx';

interface Props {
  readonly title: string;
  /** Null while no payment is possible: the amount is refused, or unknown yet. */
  readonly amount: Money | null;
  /** Why the effect of the payment is not known. */
  readonly unquoted: unknown;
  /** Asks for the effect of the payment again. */
  readonly onRequote: () => unknown;
  /** The chosen options and the effect of the payment. */
  readonly children: ReactNode;
  /** What is paid beside the amount: a press after another choice is another payment. */
  readonly choice?: string;
  readonly send: (
    sources: RequestedSources,
    key: string,
    amount: Money,
  ) => PromiseLike<SendResult<Payment | PlanPayment>>;
  /** Handles a payment that is refused because its plan has changed meanwhile. */
  readonly conflict?: Pick<ConflictOf<unknown>, 'renderConflict' | 'otherError' | 'acceptUpdates'>;
  /** The title of the receipt, after the bank has agreed. */
  readonly done: string;
  readonly onClose: () => void;
}

/** So much in px of the part with the button has to be visible, or all of a smaller one. */
const minVisible = 96;
const visibleShares = Array.from({ length: 21 }, (_, step) => step / 20);

/** One charge can pay several plans, with a payment for each. */
const paymentsOf = (result: Payment | PlanPayment) => ('payments' in result ? result.payments : [result]);

const isSame = (a: Money, b: Money | null) =>
  b !== null && a.amountMinor === b.amountMinor && a.currency === b.currency;

/** A payment dialog: amount and effect above, sources below, and the button with the charged amount. */
export function PaymentDialog(props: Props) {
  const { title, amount, unquoted, onRequote, children, choice = '', send, conflict, done, onClose } = props;
  const refusalRef = useFocusOnMount(); // the pressed button is far below on a phone
  const sendOnce = useSendOnce();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [paid, setPaid] = useState<{ readonly amount: Money; readonly payment: Payment } | null>(null);
  useUnsavedWork(paid !== null, false);
  const [isRefused, setRefused] = useState(false);
  /** How often the customer has refused a payment at the bank: a press after that is another payment. */
  const [refusals, setRefusals] = useState(0);
  /** What was paid by the last press; null before the first one. */
  const [lastPress, setLastPress] = useState<{ readonly amount: Money; readonly choice: string } | null>(
    null,
  );

  const place = useRef<HTMLDivElement>(null);
  const { ref, entry } = useIntersection<HTMLDivElement>({ threshold: visibleShares });
  const payRef = useMergedRef(place, ref);
  const isBelow =
    entry !== null &&
    entry.boundingClientRect.top > 0 &&
    entry.intersectionRect.height < Math.min(minVisible, entry.boundingClientRect.height - 1);
  const goToPay = () => {
    const first = place.current?.querySelector<HTMLElement>('input, button');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  };

  // While another amount is being checked, the sources chosen for the last one stay.
  const [shownAmount, setShownAmount] = useState(amount);
  if (amount !== null && !isSame(amount, shownAmount)) setShownAmount(amount);

  async function pay(sources: RequestedSources, charged: Money) {
    setBusy(true);
    setError(undefined);
    setRefused(false);
    setLastPress({ amount: charged, choice });
    if (!isUndecided(error)) conflict?.acceptUpdates(false); // a repetition has to be the same request
    const name = `pay ${refusals} ${choice} ${JSON.stringify(sources)}`;
    const result = await sendOnce(name, async (key) => send(sources, key, charged));
    setBusy(false);
    const [payment] = result.data ? paymentsOf(result.data) : [];
    if (payment) setPaid({ amount: charged, payment });
    else setError(result.error);
  }

  const conflictChoice = conflict?.renderConflict(error) ?? null;
  // A payment whose answer was lost can have been made, and its plan then has no other quote: a press asks for its answer.
  const isLost = isUndecided(error);
  const unconfirmedAmount = isLost && lastPress?.choice === choice ? lastPress.amount : null;
  const payable = amount ?? (unquoted === undefined ? null : unconfirmedAmount);
  const quoteRefusal = unconfirmedAmount === null ? unquoted : undefined;
  const currentError = isLost && unconfirmedAmount === null ? undefined : error; // with another choice the next press is another payment
  const refusal = quoteRefusal ?? (conflict ? conflict.otherError(currentError) : currentError);
  const stale = problemOf(refusal, 'settlement-quote-stale');
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false} // the receipt is smaller than the form, so a second press on Pay would land outside and close it
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {conflictChoice}
      {paid?.payment.status === 'REQUIRES_ACTION' ? (
        <ConfirmAtBank
          payment={paid.payment}
          amount={paid.amount}
          onAnswered={(payment) => {
            const isPaid = payment.status === 'SUCCEEDED';
            setRefused(!isPaid);
            setRefusals(isPaid ? refusals : refusals + 1);
            conflict?.acceptUpdates(!isPaid); // the payment and its refusal have changed the plan
            setPaid(isPaid ? { ...paid, payment } : null);
          }}
        />
      ) : paid ? (
        <PaymentResult status={paid.payment.status} amount={paid.amount} done={done} onClose={onClose} />
      ) : (
        <Stack gap="md" display={conflictChoice === null ? 'flex' : 'none'}>
          {children}
          {refusal !== undefined && (
            <div tabIndex={-1} ref={error === undefined ? null : refusalRef}>
              {stale && lastPress ? (
                <AmountChanged before={lastPress.amount} now={stale.newAmount} />
              ) : (
                <PaymentRefusal
                  error={refusal}
                  onRetry={quoteRefusal === undefined ? undefined : onRequote}
                  onLeave={onClose}
                />
              )}
            </div>
          )}
          {isRefused && <NotConfirmed />}
          {shownAmount && (
            <OnlineOnly why="Nothing is paid until you’re back online.">
              <Stack gap="md">
                <PayBy
                  total={payable ?? shownAmount}
                  busy={busy}
                  disabled={payable === null || problemOf(quoteRefusal, 'payment-in-progress') !== null}
                  payRef={payRef}
                  onPay={(sources) => {
                    if (payable) void pay(sources, payable);
                  }}
                />
              </Stack>
            </OnlineOnly>
          )}
          {shownAmount && isBelow && <HowToPay amount={payable} onPress={goToPay} />}
        </Stack>
      )}
    </Modal>
  );
}

interface AmountChangedProps {
  /** The amount that was refused, and the one that is valid. */
  readonly before: Money;
  readonly now: Money;
}

/** The amount of a payment has changed since it was quoted: both amounts, before the new one can be paid. */
function AmountChanged({ before, now }: AmountChangedProps) {
  const money = useMoneyText();
  return (
    <StatusAlert color="warning" role="alert" title="The amount has changed">
      It was {money(before)} and is {money(now)} now. Nothing was charged.
    </StatusAlert>
  );
}
