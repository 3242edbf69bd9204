import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PricedCart } from '#contracts/orders/cart.ts';
import { pricesSeen, selectDraft } from '#src/customer/draft/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { newPrices, priceChanges, pricesOf } from './price-changes.ts';

interface Props {
  /** The priced cart, or the order that was made from it. */
  readonly cart: Pick<PricedCart, 'lines'>;
  /** An order keeps its prices while those of the cart change, so that only higher ones than seen are named. */
  readonly isOrder?: boolean;
}

/** Says which prices have changed since the customer last saw them; shown until it is dismissed. */
export function PriceNotice({ cart, isOrder = false }: Props) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { items, seenPrices } = useAppSelector(selectDraft);
  const [isDismissed, setDismissed] = useState(false);
  const isOfCart = cart.lines.every(({ productId }) => items.some((item) => item.productId === productId));
  useEffect(() => {
    const added = isOfCart ? newPrices(cart, seenPrices) : null;
    if (added) dispatch(pricesSeen(added));
  }, [dispatch, cart, isOfCart, seenPrices]);
  const changes = (isOfCart ? priceChanges(cart, seenPrices) : []).filter(
    ({ before, now }) => !isOrder || now.amountMinor > before.amountMinor,
  );
  if (changes.length === 0 || isDismissed) return null;
  // The stored prices are those of the cart; with the order's, the cart would report a change again.
  const dismiss = () => (isOrder ? setDismissed(true) : dispatch(pricesSeen(pricesOf(cart.lines))));
  return (
    <StatusAlert role="status" color="warning" mb="sm">
      <Group justify="space-between">
        <div>
          {changes.map(({ productId, name, before, now }) => (
            <p key={productId}>
              {name} {isOrder ? `costs ${moneyText(now)} in this order` : `now costs ${moneyText(now)}`}; it
              was {moneyText(before)} when you last looked.
            </p>
          ))}
        </div>
        <Button size="sm" variant="default" onClick={dismiss}>
          Got it
        </Button>
      </Group>
    </StatusAlert>
  );
}
