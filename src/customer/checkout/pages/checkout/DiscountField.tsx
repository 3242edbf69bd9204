import { Button, Group, TextInput, type TextInputProps } from '@mantine/core';
import type { PricedCart } from '#contracts/orders/cart.ts';
import { compareQuotes } from '#contracts/orders/comparison-endpoints.ts';
import { plainText } from '#contracts/plain-text.ts';
import { useLazyCompareQuotesQuery } from '#src/resources/catalogue/api.ts';
import { deducted } from '#src/customer/checkout/cart-sums.tsx';
import { discountChosen, selectDraft } from '#src/customer/draft/draft.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './DiscountField.module.css';

interface Props {
  readonly cart: PricedCart | null;
  /** Why the previous code was removed from the cart. */
  readonly dropped: string | null;
}

/** The field for a discount code, or the code that the cart has. */
export function DiscountField({ cart, dropped }: Props) {
  const { discountCode } = useAppSelector(selectDraft);
  return discountCode === null ? (
    <DiscountForm dropped={dropped} />
  ) : (
    <AppliedCode cart={cart} code={discountCode} />
  );
}

/** The backend checks the code, and the cart gets it when it is accepted. */
function DiscountForm({ dropped }: Pick<Props, 'dropped'>) {
  const dispatch = useAppDispatch();
  const { mocks } = useConfiguration();
  const { items } = useAppSelector(selectDraft);
  const [tryCode] = useLazyCompareQuotesQuery();
  const form = useContractForm(compareQuotes, {
    initial: { basket: '' },
    advice: { basket: 'A code has 4 to 20 letters and digits' },
    toBody: ({ basket: typed }) => ({
      basket: { kind: 'ITEMS', items: [...items], discountCode: plainText(typed).toUpperCase() },
      downPaymentBps: null,
      dueDay: null,
    }),
    send: async (call) => {
      const { data, error } = await tryCode(call);
      return data === undefined || error !== undefined ? { error } : { data };
    },
    onDone: (_comparison, { basket }) =>
      basket.kind === 'ITEMS' && dispatch(discountChosen(basket.discountCode ?? null)),
  });
  const field: TextInputProps = form.field('basket');
  return (
    <form className={classes.form} {...form.props}>
      <TextInput
        {...field}
        error={field.error ?? dropped}
        label="Discount code"
        description={mocks === 'on' && 'In this demo: WELCOME10, TRANCHE25. SUMMER26 has expired.'}
        inputWrapperOrder={['label', 'input', 'description', 'error']} // the button stays beside the input
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="default" loading={form.busy}>
        Apply
      </Button>
      {form.error !== undefined && <ProblemNotice error={form.error} onRetry={() => void form.submit()} />}
    </form>
  );
}

function AppliedCode({ cart, code }: Pick<Props, 'cart'> & { readonly code: string }) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const amount = cart?.discountCode === code ? cart.discount : null;
  return (
    <Group role="status" justify="space-between" className={classes.applied}>
      <span>
        <strong>{code}</strong> applied{amount && `: ${moneyText(deducted(amount))}`}
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
