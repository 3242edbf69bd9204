import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import { declines } from '#src/features/payments/labels.ts';
import { cardChosen, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { CardForm } from '#src/features/checkout/CardForm.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/layout/Page.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Money } from '#src/ui/Money.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import classes from './parts.module.css';

interface PaymentPageProps {
  readonly order: Order;
  /** The payment that failed; null when none was tried yet. */
  readonly payment: Payment | null;
  readonly busy: boolean;
  /** Why the payment could not be tried. */
  readonly error: unknown;
  readonly onPay: (cardTokenId: string) => void;
}

/** A signed order whose down payment is due: with the card that was chosen, or with another one after a decline. */
export function PaymentPage({ order, payment, busy, error, onPay }: PaymentPageProps) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { card } = useAppSelector(selectDraft);
  const last = payment?.attempts.at(-1);
  const [other, setOther] = useState(last?.retryable === false);
  const { downPayment } = order;
  const label = `Pay ${moneyText(downPayment)}`;
  const showsForm = card === null || other;
  const refusal = payment?.actions.find(({ allowed }) => !allowed)?.reason ?? null;

  return (
    <Page
      heading={payment ? 'The payment did not go through' : 'Complete your payment'}
      lead={`Order ${order.number} is confirmed. Your plan starts once today's payment goes through.`}
      aside={
        <Card heading="Due today">
          <div className={classes.stack}>
            <Money value={downPayment} size="large" />
            <SumList items={[{ label: 'Pay by', value: <DateTimeText value={order.expiresAt} /> }]} />
            {!showsForm && (
              <Button loading={busy} disabled={refusal !== null} onClick={() => onPay(card.id)}>
                {label}
              </Button>
            )}
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
                {last.code === null ? 'The bank did not accept the payment.' : declines[last.code].sentence}
              </strong>
              <p>
                {payment?.sources[0]?.label} was not charged. Your order and your plan are kept
                {last.retryable ? '; try again, or use another card.' : '; use another card.'}
              </p>
              {refusal !== null && <p>{refusal}</p>}
            </div>
          </div>
        )}
        {error !== undefined && <ProblemNotice error={error} />}
        {showsForm ? (
          <Card heading={last ? 'Another card' : 'Your card'}>
            <div className={classes.after}>
              <CardForm
                submitLabel={label}
                busy={busy}
                disabled={refusal !== null}
                onToken={({ id, label: name }) => {
                  dispatch(cardChosen({ id, label: name }));
                  setOther(false);
                  onPay(id);
                }}
              />
            </div>
          </Card>
        ) : (
          <Card heading="Your card">
            <p className={classes.row}>
              <Icon name="lock" /> <strong>{card.label}</strong>
              <Button size="sm" variant="default" onClick={() => setOther(true)}>
                Use another card
              </Button>
            </p>
          </Card>
        )}
      </div>
    </Page>
  );
}
