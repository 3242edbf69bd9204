import { Button, Group, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { PricedCart } from '#contracts/orders/cart.ts';
import { DiscountCode } from '#contracts/orders/cart.ts';
import { z } from '#contracts/z.ts';
import { useLazyCompareQuotesQuery } from '#src/features/catalogue/api.ts';
import { discountChosen, selectDraft } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import classes from './DiscountField.module.css';
import { discountRefusal } from './discount-refusal.ts';

export interface DiscountFieldProps {
  readonly cart: PricedCart | null;
  /** Why the code before was taken out of the cart. */
  readonly dropped: string | null;
}

/** A discount code: tried with the backend, and put into the cart once it is accepted. */
export function DiscountField({ cart, dropped }: DiscountFieldProps) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { items, discountCode } = useAppSelector(selectDraft);
  const [tryCode, { isFetching }] = useLazyCompareQuotesQuery();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [error, setError] = useState<unknown>();

  async function apply(): Promise<void> {
    const code = z.safeParse(DiscountCode, typed.trim().toUpperCase());
    setError(undefined);
    if (!code.success) return setRefusal('A code has 4 to 20 letters and digits');
    const basket = { kind: 'ITEMS' as const, items: [...items], discountCode: code.data };
    const answer = await tryCode({ body: { basket, downPaymentBps: null, dueDay: null } });
    const refused = discountRefusal(answer.error);
    setRefusal(refused);
    if (refused === null) setError(answer.error);
    if (!answer.isSuccess) return;
    setTyped('');
    dispatch(discountChosen(code.data));
  }
  if (discountCode !== null) {
    const amount = cart?.discountCode === discountCode ? cart.discount : null;
    return (
      <Group role="status" justify="space-between" className={classes.applied}>
        <span>
          <strong>{discountCode}</strong>
          {amount && <> takes {moneyText(amount)} off.</>}
        </span>
        <Button size="sm" variant="subtle" onClick={() => dispatch(discountChosen(null))}>
          Remove the code
        </Button>
      </Group>
    );
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void apply();
      }}
    >
      <TextInput
        label="Discount code"
        name="discount"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={typed}
        error={refusal ?? dropped}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefusal(null);
        }}
      />
      <Button type="submit" variant="default" loading={isFetching}>
        Apply
      </Button>
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void apply()} />}
    </form>
  );
}
