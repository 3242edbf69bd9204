import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { exponents } from '#contracts/money.ts';
import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { useCompareQuotesQuery } from '#src/features/catalogue/api.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { Card } from '#src/ui/Card.tsx';
import { InstalmentFigure } from '#src/schedule/InstalmentFigure.tsx';
import { Money } from '#src/ui/Money.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { Percent } from '#src/ui/Percent.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { QuoteStrip } from '#src/schedule/QuoteStrip.tsx';
import { RangeField } from '#src/forms/RangeField.tsx';
import { Bone } from '#src/ui/Skeletons.tsx';
import classes from './Calculator.module.css';

/** In whole units of the currency. */
const range = { min: 50, max: 5_000, step: 10, start: 1_200 };
/** The first move of the slider is answered at once, a quick row of them when it ends. */
const settleMs = 60;

/** The amount that was chosen before a reload, or the one to begin with. */
function unitsOf(text: string): number {
  const units = Number(text);
  return text !== '' && units >= range.min && units <= range.max ? units : range.start;
}

/** What an amount would cost with each plan. The figures are the backend's; the last ones stay until the next come. */
export function Calculator() {
  const { currency } = useConfiguration();
  const moneyText = useMoneyText();
  const [text, setText] = usePersistedField('calculator.amount');
  const units = unitsOf(text);
  const amount = useMemo(
    () => ({ amountMinor: units * 10 ** exponents[currency], currency }),
    [units, currency],
  );
  const [asked] = useDebouncedValue(amount, settleMs, { leading: true });
  const { data, error, isFetching, refetch } = useCompareQuotesQuery({
    body: { basket: { kind: 'AMOUNT', amount: asked }, downPaymentBps: null, dueDay: null },
  });
  return (
    <Card heading="What would it cost?" lead="Drag to see every plan's price.">
      <div className={classes.amount}>
        <RangeField
          label="Amount"
          min={range.min}
          max={range.max}
          step={range.step}
          value={units}
          valueText={moneyText(amount)}
          figure={<Money value={amount} size="large" />}
          onChange={(next) => setText(String(next))}
        />
      </div>
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && error === undefined && <Waiting />}
      {data?.offers.length === 0 && <p className={classes.none}>No plan is on offer at the moment.</p>}
      {data && data.offers.length > 0 && (
        <ul className={classes.offers} aria-label="Plans for this amount" aria-busy={isFetching}>
          {data.offers.map((offer) => (
            <OfferRow key={offer.offer.code} compared={offer} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label="Loading">
      <Bone height={56} />
      <Bone height={56} />
      <Bone height={56} />
    </div>
  );
}

function OfferRow({ compared }: { compared: ComparedOffer }) {
  const { offer } = compared;
  if (!compared.available) {
    return (
      <li className={classes.offer} data-refused>
        <h3>{offer.name}</h3>
        <p className={classes.why}>{compared.refusal.message}</p>
      </li>
    );
  }
  const { downPayment, totalPayable, aprcPpm, instalments } = compared;
  const { currency } = totalPayable;
  return (
    <li className={classes.offer}>
      <div>
        <h3>{offer.name}</h3>
        <p className={classes.facts}>
          <Money value={downPayment} /> today
        </p>
      </div>
      <QuoteStrip quote={compared} />
      <p className={classes.totals}>
        <span>
          <strong>
            <Money value={totalPayable} />
          </strong>{' '}
          in total
        </span>
        <span>
          APRC <Percent ppm={aprcPpm} />
        </span>
      </p>
      <InstalmentFigure runs={instalments} currency={currency} />
    </li>
  );
}
