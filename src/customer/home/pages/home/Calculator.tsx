import { NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Ref, useMemo } from 'react';
import { exponents } from '#contracts/money.ts';
import { useCompareQuotesQuery, useListProductsQuery } from '#src/resources/catalogue/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { amountChoice, basketOf, cartChoice, choiceOf, subjectOf } from './calculator-subject.ts';
import classes from './Calculator.module.css';
import { AmountSlider, unitsOf } from './AmountSlider.tsx';
import { PlanRows, PlanRowsSkeleton } from './PlanRows.tsx';

/** Delay in ms: the first move of the slider is sent at once, a quick series of moves when it ends. */
const settleMs = 60;

interface CalculatorProps {
  /** The chosen subject of the comparison: see `subjectOf`. */
  readonly chosen: string;
  readonly onChoose: (choice: string) => void;
  readonly choiceRef: Ref<HTMLSelectElement>;
}

/**
 * Shows what the cart, a product or an amount costs with each plan. The figures are the backend's; the last ones stay
 * until the next arrive.
 */
export function Calculator({ chosen, onChoose, choiceRef }: CalculatorProps) {
  const { currency } = useConfiguration();
  const [text, setText] = usePersistedField('calculator.amount');
  const { items } = useAppSelector(selectDraft);
  const { products } = useListProductsQuery(
    { query: { limit: 100 } },
    { selectFromResult: ({ data: catalogue }) => ({ products: catalogue?.items }) },
  );
  const units = unitsOf(text);
  const amount = useMemo(
    () => ({ amountMinor: units * 10 ** exponents[currency], currency }),
    [units, currency],
  );
  const subject = useMemo(() => subjectOf(chosen, items, products ?? []), [chosen, items, products]);
  const basket = useMemo(() => basketOf(subject, amount), [subject, amount]);
  const [settled] = useDebouncedValue(basket, settleMs, { leading: true });
  const { data, currentData, error, refetch } = useCompareQuotesQuery(
    { body: { basket: settled, downPaymentBps: null, dueDay: null } },
    {
      selectFromResult: ({ data: last, currentData: current, error: failure }) => ({
        data: last,
        currentData: current,
        error: failure,
      }),
    },
  );
  const names = (products ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Card heading="What would it cost?" lead="Every plan’s price for your cart, a product or any amount.">
      <div className={classes.question}>
        <NativeSelect
          ref={choiceRef}
          label="Calculate for"
          value={choiceOf(subject)}
          data={[
            ...(items.length > 0 ? [{ value: cartChoice, label: 'Your cart' }] : []),
            { value: amountChoice, label: 'Any amount' },
            { group: 'Products', items: names },
          ]}
          onChange={({ currentTarget: { value } }) => onChoose(value)}
        />
        {subject.kind === 'amount' ? (
          <AmountSlider units={units} amount={amount} onChange={setText} />
        ) : (
          <p className={classes.total}>
            <span>{subject.kind === 'cart' ? 'Total' : 'Price'}</span>
            {currentData && <Money value={currentData.total} size="large" />}
          </p>
        )}
      </div>
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && error === undefined && <PlanRowsSkeleton />}
      {data?.offers.length === 0 && <p className={classes.none}>No plan is available at the moment.</p>}
      {data && data.offers.length > 0 && (
        <>
          {error !== undefined && !currentData && (
            <p className={classes.none}>
              These are the prices for <Money value={data.total} />, which were read before.
            </p>
          )}
          <PlanRows offers={data.offers} isUpdating={currentData === undefined && error === undefined} />
        </>
      )}
    </Card>
  );
}
