import { Button, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PricedCart } from '#contracts/orders/cart.ts';
import { compareQuotes } from '#contracts/orders/comparison.ts';
import { useLazyCompareQuotesQuery } from '#src/features/catalogue/api.ts';
import { discountChosen, selectDraft } from '#src/features/checkout/draft.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import classes from './DiscountField.module.css';

export interface DiscountFieldProps {
  readonly cart: PricedCart | null;
  /** Why the code before was taken out of the cart. */
  readonly dropped: string | null;
}

/** A discount code: tried with the backend, and put into the cart once it is accepted. */
export function DiscountField({ cart, dropped }: DiscountFieldProps) {
  const { discountCode } = useAppSelector(selectDraft);
  if (discountCode === null) return <CodeField dropped={dropped} />;
  return <AppliedCode cart={cart} code={discountCode} />;
}

function CodeField({ dropped }: Pick<DiscountFieldProps, 'dropped'>) {
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(selectDraft);
  const [tryCode] = useLazyCompareQuotesQuery();
  const form = useContractForm(compareQuotes, {
    initial: { basket: '' },
    advice: { basket: 'A code has 4 to 20 letters and digits' },
    toBody: ({ basket: typed }) => ({
      basket: { kind: 'ITEMS', items: [...items], discountCode: typed.trim().toUpperCase() },
      downPaymentBps: null,
      dueDay: null,
    }),
    send: async (given) => {
      const { data, error } = await tryCode(given);
      return data === undefined || error !== undefined ? { error } : { data };
    },
    onDone: (_comparison, { basket }) =>
      basket.kind === 'ITEMS' && dispatch(discountChosen(basket.discountCode ?? null)),
  });
  const field: { readonly error?: ReactNode } = form.field('basket');
  return (
    <form className={classes.form} {...form.props}>
      <TextInput
        {...field}
        label="Discount code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={field.error ?? dropped}
      />
      <Button type="submit" variant="default" loading={form.busy}>
        Apply
      </Button>
      {form.error !== undefined && <ProblemNotice error={form.error} onRetry={() => void form.submit()} />}
    </form>
  );
}

function AppliedCode({ cart, code }: Pick<DiscountFieldProps, 'cart'> & { readonly code: string }) {
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
