import { Button, Group } from '@mantine/core';
import { Suspense } from 'react';
import type { PricedCart } from '#contracts/orders/cart.ts';
import { discountChosen, selectDraft } from '#src/customer/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import classes from './DiscountField.module.css';
import { DiscountInput } from './DiscountInput.tsx';

interface Props {
  readonly cart: PricedCart | null;
  /** Why the previous code was removed from the cart. */
  readonly dropped: string | null;
}

// The form library is loaded after the cart has been rendered, so that it does not delay it.
const discountForm = lazyPart(() => import('./DiscountForm.tsx'));

/** The field for a discount code. The backend checks the code, and the cart gets it when it is accepted. */
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
        <strong>{code}</strong> applied{amount && <>: −{moneyText(amount)}</>}
      </span>
      <Button
        size="sm"
        variant="subtle"
        aria-label={`Remove ${code}`}
        onClick={() => dispatch(discountChosen(null))}
      >
        Remove
      </Button>
    </Group>
  );
}
