import { Box, Button } from '@mantine/core';
import { type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PricedCart } from '#contracts/orders/cart.ts';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { bankChosen, cardChosen, selectDraft } from '#src/customer/draft/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { selectMobileLayout } from '#src/platform/store/shell.ts';
import { PrefetchContext } from '#src/ui/loading/prefetch.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { CardForm } from '#src/customer/paying/CardForm.tsx';
import { PaymentParts, transferNote } from '#src/customer/checkout/PaymentParts.tsx';
import { splitPayment } from '#src/customer/paying/sources.ts';
import { Columns } from './Columns.tsx';
import { OrderLines } from './OrderLines.tsx';
import classes from './PaymentForm.module.css';

export interface PaymentFormProps {
  readonly cart: PricedCart;
  readonly offer: AvailableOffer;
  /** Called once it is chosen how today's payment is paid. */
  readonly onReady: () => void;
  /** True while what follows from that is sent. */
  readonly busy?: boolean;
  /** Asked for below the ways to pay. */
  readonly below?: ReactNode;
}

/** The ways to pay beside the summary, and the one button below both. */
export function PaymentForm({ cart, offer, onReady, busy = false, below }: PaymentFormProps) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const chosen = useAppSelector(selectDraft);
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  /** Where the button of the chosen way to pay stands. */
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const prefetch = use(PrefetchContext);
  const isLater = useAfterFirstData();
  useEffect(() => {
    if (isLater) prefetch(paths.checkoutConfirmation());
  }, [prefetch, isLater]);
  const label = useAppSelector(selectMobileLayout) ? 'Continue' : 'Continue to review';
  const { leftMinor } = splitPayment(chosen, offer.downPayment);
  return (
    <Columns
      summary={{
        lines: <OrderLines cart={cart} offer={offer} />,
        totalLabel: 'Due today',
        totalWord: 'today',
        total: offer.downPayment,
      }}
      action={
        leftMinor > 0 ? (
          <Box ref={setPlace} display="contents" />
        ) : (
          <Button loading={busy} onClick={onReady}>
            {label}
          </Button>
        )
      }
    >
      <div className={classes.form}>
        {leftMinor > 0 && (
          <CardForm
            submitLabel={label}
            busy={busy}
            known={chosen.card}
            place={(button) => place && createPortal(button, place)}
            onToken={({ id, label }) => {
              dispatch(cardChosen({ id, label }));
              onReady();
            }}
            {...(isCustomer && {
              transfer: {
                isChosen: chosen.byBank,
                onChosen: (byBank) => dispatch(bankChosen(byBank)),
                note: transferNote(moneyText({ ...offer.downPayment, amountMinor: leftMinor })),
                onTransfer: onReady,
              },
            })}
          />
        )}
        <PaymentParts total={offer.downPayment} />
        {below}
      </div>
    </Columns>
  );
}
