import { Anchor } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useMemo, useState } from 'react';
import { exponents } from '#contracts/money.ts';
import { useCompareQuotesQuery } from '#src/resources/catalogue/api.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { PageHeading } from '#src/ui/focus/PageHeading.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { AmountSlider, unitsOf } from './AmountSlider.tsx';
import classes from './Calculator.module.css';
import { PlanRows, PlanRowsSkeleton } from './PlanRows.tsx';

/** Delay in ms: the first move of the slider is sent at once, a quick series of moves when it ends. */
const settleMs = 60;
/** The number of plans that are shown at once. */
const firstPlans = 3;

/** Each sentence part is a line; the space is for readers of the text, such as the title of the window. */
const headline = 'Buy now, \npay over time. \nEvery cent shown.';

/**
 * The head of home: what an amount costs with each plan. The figures are the backend's; the last ones stay until the next
 * arrive.
 */
export function Calculator() {
  const { currency } = useConfiguration();
  const [text, setText] = usePersistedField('calculator.amount');
  const [isAll, setAll] = useState(false);
  const plansId = useId();
  const units = unitsOf(text);
  const amount = useMemo(
    () => ({ amountMinor: units * 10 ** exponents[currency], currency }),
    [units, currency],
  );
  const [settled] = useDebouncedValue(amount, settleMs, { leading: true });
  const { data, currentData, error, refetch } = useCompareQuotesQuery(
    { body: { basket: { kind: 'AMOUNT', amount: settled }, downPaymentBps: null, dueDay: null } },
    {
      selectFromResult: ({ data: last, currentData: current, error: failure }) => ({
        data: last,
        currentData: current,
        error: failure,
      }),
    },
  );
  const count = data?.offers.length ?? 0;
  return (
    <div className={classes.hero}>
      <div className={classes.headline}>
        <PageHeading>{headline}</PageHeading>
        <AmountSlider units={units} amount={amount} onChange={setText} />
        <p className={classes.promise}>The price you see is the price you pay. No hidden fees.</p>
      </div>
      <section aria-label="Plans">
        {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
        {!data && error === undefined && <PlanRowsSkeleton count={firstPlans} />}
        {data && count === 0 && <p className={classes.none}>No plan is available at the moment.</p>}
        {data && count > 0 && (
          <>
            {error !== undefined && !currentData && (
              <p className={classes.none}>
                These are the prices for <Money value={data.total} />, which were read before.
              </p>
            )}
            <PlanRows
              id={plansId}
              offers={data.offers}
              shown={isAll ? count : firstPlans}
              isExact={isAll}
              isUpdating={currentData === undefined && error === undefined}
            />
            <Anchor
              component="button"
              type="button"
              size="sm"
              className={classes.all}
              aria-expanded={isAll}
              aria-controls={plansId}
              onClick={() => setAll(!isAll)}
            >
              {isAll ? 'Show fewer' : `All ${count} plans, to the cent`}
            </Anchor>
          </>
        )}
      </section>
    </div>
  );
}
