import { Button, Group } from '@mantine/core';
import { Suspense } from 'react';
import type { PricedCart } from '#contracts/orders/cart.ts';
import { discountChosen, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import classes from './DiscountField.module.css';
import { DiscountInput } from './DiscountInput.tsx';

interface Props {
  readonly cart: PricedCart | null;
  /** Why the code before was taken out of the cart. */
  readonly dropped: string | null;
}

// The library of forms is not in the way of the cart: it is fetched once that is shown.
const discountForm = lazyPart(() => import('./DiscountForm.tsx'));

/** A discount code: tried with the backend, and put into the cart once it is accepted. */
export function DiscountField({ cart, dropped }: Props) {
  const { discountCode } = useAppSelector(selectDraft);
  if (discountCode !== null) return <AppliedCode cart={cart} code={discountCode} />;
  const waiting = <DiscountInput field={{ disabled: true, error: dropped }} />;
  if (cart === null && !discountForm.isLoaded) return waiting;
  return (
    <Suspense fallback={waiting}>
      <discountForm.Component dropped={dropped} />
    </Suspense>
  );
}

function AppliedCode({ cart, code }: Pick<Props, 'cart'> & { readonly code: string }) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const amount = cart?.discountCode === code ? cart.discount : null;
  return (
    <Group role="status" justify="space-between" className={classes.applied}>
      <span>
        <strong>{code}</strong>
        {amount && <> takes {moneyText(amount)} off.</>}
      </span>
      <Button size="sm" variant="subtle" onClick={() => dispatch(discountChosen(null))}>
        Remove the code
      </Button>
    </Group>
  );
}
