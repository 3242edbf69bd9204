import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import type { PricedCart } from '#contracts/orders/cart.ts';
import { pricesSeen, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { StatusAlert } from '#src/ui/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { newPrices, priceChanges, pricesOf } from './price-changes.ts';

interface Props {
  /** The priced cart, or the order that was made from it. */
  readonly cart: Pick<PricedCart, 'lines'>;
}

/** Says which prices have changed since the customer last saw them; shown until it is dismissed. */
export function PriceNotice({ cart }: Props) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { items, seenPrices } = useAppSelector(selectDraft);
  const isOfCart = cart.lines.every(({ productId }) => items.some((item) => item.productId === productId));
  useEffect(() => {
    const added = isOfCart ? newPrices(cart, seenPrices) : null;
    if (added) dispatch(pricesSeen(added));
  }, [dispatch, cart, isOfCart, seenPrices]);
  const changes = isOfCart ? priceChanges(cart, seenPrices) : [];
  if (changes.length === 0) return null;
  return (
    <StatusAlert role="status" color="warning" mb="sm">
      <Group justify="space-between">
        <div>
          {changes.map(({ productId, name, before, now }) => (
            <p key={productId}>
              {name} now costs {moneyText(now)}; it was {moneyText(before)} when you last looked.
            </p>
          ))}
        </div>
        <Button size="sm" variant="default" onClick={() => dispatch(pricesSeen(pricesOf(cart.lines)))}>
          Got it
        </Button>
      </Group>
    </StatusAlert>
  );
}
