import { plainText } from '#contracts/plain-text.ts';
import type { TextInputProps } from '@mantine/core';
import { compareQuotes } from '#contracts/orders/comparisons.ts';
import { useLazyCompareQuotesQuery } from '#src/resources/catalogue/api.ts';
import { discountChosen, selectDraft } from '#src/customer/checkout/draft.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { DiscountInput } from './DiscountInput.tsx';

/** The form of the discount field: the backend checks the code, and the cart gets it when it is accepted. */
export default function DiscountForm({ dropped }: { readonly dropped: string | null }) {
  const dispatch = useAppDispatch();
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
    send: async (given) => {
      const { data, error } = await tryCode(given);
      return data === undefined || error !== undefined ? { error } : { data };
    },
    onDone: (_comparison, { basket }) =>
      basket.kind === 'ITEMS' && dispatch(discountChosen(basket.discountCode ?? null)),
  });
  const field: TextInputProps = form.field('basket');
  return (
    <DiscountInput form={form.props} busy={form.busy} field={{ ...field, error: field.error ?? dropped }}>
      {form.error !== undefined && <ProblemNotice error={form.error} onRetry={() => void form.submit()} />}
    </DiscountInput>
  );
}
