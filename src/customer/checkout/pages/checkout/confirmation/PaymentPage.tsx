import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import { declineSentences } from '#contracts/payments/decline-sentences.ts';
import { bankChosen, cardChosen, selectDraft } from '#src/customer/draft/draft.ts';
import { PaymentParts, transferNote } from '#src/customer/checkout/PaymentParts.tsx';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { splitPayment, sourcesOf } from '#src/customer/paying/sources.ts';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { CardForm } from '#src/customer/paying/CardForm.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Page } from '#src/layout/Page.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './parts.module.css';

const whyOnline = 'A payment is never kept to be made later: pay once you’re back online.';

interface PaymentPageProps {
  readonly order: Order;
  /** The failed payment; null if none was attempted. */
  readonly payment: Payment | null;
  readonly busy: boolean;
  /** The error of starting a payment. */
  readonly error: unknown;
  readonly onPay: (sources: RequestedSource[]) => void;
}

/**
 * The payment page of a confirmed order whose down payment is due: with the chosen card, or with another one after a
 * decline.
 */
export function PaymentPage({ order, payment, busy, error, onPay }: PaymentPageProps) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const chosen = useAppSelector(selectDraft);
  const { card } = chosen;
  const { online } = useAppSelector(selectShell);
  const last = payment?.attempts.at(-1);
  const [declinedCardId] = useState(last?.retryable === false ? card?.id : undefined);
  const { downPayment } = order;
  const label = `Pay ${moneyText(downPayment)}`;
  const { leftMinor } = splitPayment(chosen, downPayment);
  const refusal = payment?.actions.find(({ action }) => action === 'retry')?.reason ?? null;
  const payWith = (sources: RequestedSource[] | null) => {
    if (sources) onPay(sources);
  };
  const place = (button: ReactNode) => (
    <>
      {button}
      {online && (
        <PhoneBar label="Due today" amount={<Money value={downPayment} size="large" />}>
          {button}
        </PhoneBar>
      )}
    </>
  );

  return (
    <Page
      heading={payment ? 'The payment did not go through' : 'Complete your payment'}
      lead={`Order ${order.number} is confirmed. Your plan starts once today’s payment goes through.`}
      aside={
        <Card heading="Due today">
          <div className={classes.stack}>
            <Money value={downPayment} size="large" />
            <SumList items={[{ label: 'Pay by', value: <DateTimeText value={order.expiresAt} /> }]} />
            <p className={classes.small}>You will only be charged once.</p>
          </div>
        </Card>
      }
    >
      <div className={classes.stack}>
        {last && (
          <div role="alert" className={classes.warning}>
            <Icon name="warning" />
            <div>
              <strong>
                {last.code === null ? 'The bank did not accept the payment.' : declineSentences[last.code]}
              </strong>
              <p>
                {payment?.sources.at(-1)?.label} was not charged
                {(payment?.sources.length ?? 0) > 1 && ', and neither was anything else'}. Your order and your
                plan are kept
                {last.retryable ? '; try again, or use another card.' : '; use another card.'}
              </p>
              {refusal !== null && <p>{refusal}</p>}
            </div>
          </div>
        )}
        {error !== undefined && <ProblemNotice error={error} />}
        <OnlineOnly why={whyOnline}>
          {leftMinor > 0 ? (
            <CardForm
              submitLabel={label}
              busy={busy}
              disabled={refusal !== null}
              known={card?.id === declinedCardId ? null : card}
              place={place}
              onToken={({ id, label: name }) => {
                dispatch(cardChosen({ id, label: name }));
                payWith(sourcesOf({ ...chosen, card: { id, label: name } }, downPayment));
              }}
              transfer={{
                isChosen: chosen.byBank,
                onChosen: (byBank) => dispatch(bankChosen(byBank)),
                note: transferNote(moneyText({ ...downPayment, amountMinor: leftMinor })),
                onTransfer: () => payWith(sourcesOf(chosen, downPayment)),
              }}
            />
          ) : (
            place(
              <Button
                fullWidth
                loading={busy}
                disabled={refusal !== null}
                onClick={() => payWith(sourcesOf(chosen, downPayment))}
              >
                {label}
              </Button>,
            )
          )}
        </OnlineOnly>
        <PaymentParts total={downPayment} />
      </div>
    </Page>
  );
}
