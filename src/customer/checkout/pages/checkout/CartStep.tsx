import { Button, Group, Paper } from '@mantine/core';
import { useState } from 'react';
import type { CartItem } from '#contracts/orders/cart.ts';
import { useListProductsQuery } from '#src/resources/catalogue/api.ts';
import { itemRemoved, itemRestored, selectDraft } from '#src/customer/draft/draft.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { type CartHint, cartHint } from './cart-hint.ts';
import { DiscountField } from './DiscountField.tsx';
import { CartRow } from './CartRow.tsx';
import classes from './CartStep.module.css';
import { Columns } from './Columns.tsx';
import { EligibilityNote } from './EligibilityNote.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { CheckoutComparison } from './use-comparison.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

interface Removal {
  readonly item: CartItem;
  readonly index: number;
  readonly name: string;
}

export function CartStep({ comparison }: { comparison: CheckoutComparison }) {
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(selectDraft);
  const products = useListProductsQuery({ query: { limit: 100 } });
  const [removed, setRemoved] = useState<Removal | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const undoButton = useFocusOnMount(); // the pressed button was removed with its row, so the focus moves
  const moneyText = useMoneyText();
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const isPageThere = useAfterFirstData();
  const cart = comparison.data?.cart ?? null;
  const productOf = (id: string) => products.data?.items.find((product) => product.id === id);
  const remove = (item: CartItem, index: number) => {
    setRemoved({ item, index, name: productOf(item.productId)?.name ?? 'The product' });
    dispatch(itemRemoved(item.productId));
  };
  const undo = () => {
    if (removed) dispatch(itemRestored({ item: removed.item, index: removed.index }));
    setRestored(removed?.item.productId ?? null);
    setRemoved(null);
  };
  const isEmpty = items.length === 0;
  return (
    <Columns
      summary={
        cart && !isEmpty
          ? {
              lines: <OrderLines cart={cart} offer={null} />,
              totalLabel: 'Total',
              totalWord: 'in all',
              total: cart.total,
              note: comparison.data ? noteOf(cartHint(comparison.data), moneyText) : undefined,
            }
          : null
      }
      action={
        <Button component={AppLink} to={paths.checkout({ step: 'plan' })}>
          Choose a plan
        </Button>
      }
    >
      <div role="status" className={classes.status}>
        {removed && (
          <Paper key={removed.item.productId} className={classes.removed}>
            <Group justify="space-between">
              {removed.name} removed.
              <Button size="sm" variant="default" ref={undoButton} onClick={undo}>
                Undo
              </Button>
            </Group>
          </Paper>
        )}
      </div>
      {comparison.error !== undefined && !isEmpty && (
        <ProblemNotice error={comparison.error} onRetry={comparison.refetch} />
      )}
      {isEmpty ? (
        <EmptyState
          title="Your cart is empty"
          text="Add a product to see what each plan costs."
          action={
            <Button component={AppLink} to={paths.home()}>
              Browse products
            </Button>
          }
        />
      ) : (
        <>
          <ul className={classes.rows}>
            {items.map((item, index) => (
              <CartRow
                key={item.productId}
                item={item}
                product={productOf(item.productId)}
                line={cart?.lines.find(({ productId }) => productId === item.productId)}
                isRestored={item.productId === restored}
                onRemove={() => remove(item, index)}
              />
            ))}
          </ul>
          <DiscountField cart={cart} dropped={comparison.droppedCode} />
          {isCustomer && isPageThere && <EligibilityNote />}
        </>
      )}
    </Columns>
  );
}

function noteOf(hint: CartHint, moneyText: (money: MoneyValue) => string): string {
  if (hint === null) return 'In the next step you see what each plan costs.';
  if (hint.kind === 'reduce')
    return 'No plan finances this much. Buy less, or pay more today in the next step.';
  if (hint.kind === 'add') return `Add ${moneyText(hint.missing)} to pay with ${hint.name}.`;
  const { amount, downPayment, months, secured } = hint;
  const from = downPayment.amountMinor > 0 ? `${moneyText(downPayment)} today, then from` : 'From';
  return `${from} ${moneyText(amount)} a month over ${months} months${secured ? ', with collateral' : ''}.`;
}
