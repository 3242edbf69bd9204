import { Button } from '@mantine/core';
import type { ComingPayments } from '#contracts/plans/coming-payment.ts';
import { isWithBank } from '#src/features/plans/labels.ts';
import { FinishPaying } from '#src/features/plans/FinishPaying.tsx';
import { ifAny } from '#src/features/plans/figures.tsx';
import { paths } from '#src/platform/paths.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import classes from './Instalments.module.css';
import { AppLink } from '#src/ui/AppLink.tsx';

/** The next payment and the totals of all plans. The backend computes the totals. */
export function NextPayment({ coming }: { readonly coming: ComingPayments | undefined }) {
  const inCurrencies = coming?.currencies.filter(({ months }) => months.length > 0) ?? [];
  const isMixed = inCurrencies.length > 1;
  return inCurrencies.map((each) => (
    <InCurrency
      key={each.currency}
      coming={each}
      heading={isMixed ? `Next payment in ${each.currency}` : 'Next payment'}
    />
  ));
}

interface InCurrencyProps {
  readonly coming: ComingPayments['currencies'][number];
  readonly heading: string;
}

function InCurrency({ coming, heading }: InCurrencyProps) {
  const next = coming.months[0]?.payments[0];
  if (!next) return null;
  const id = `next-payment-${coming.currency}`;
  return (
    <section className={classes.next} aria-labelledby={id}>
      <div className={classes.nextHead}>
        <h2 id={id}>{heading}</h2>
        <p>
          {next.title} ·{' '}
          <AppLink to={paths.installmentDetails({ plan: next.planNumber })}>{next.planNumber}</AppLink>
        </p>
      </div>
      <dl>
        <div>
          <dt>
            {coming.overdue.amountMinor > 0 ? 'Overdue since' : 'Due'} <DateText value={next.dueDate} />
          </dt>
          <dd>
            <Money value={next.amount} size="large" />
          </dd>
        </div>
        {[
          {
            label:
              isWithBank({ ...next, status: next.planStatus }) &&
              next.amount.amountMinor === coming.dueNow.amountMinor
                ? 'Due now, with your bank'
                : 'Due now',
            value: <Money value={coming.dueNow} />,
          },
          ...(coming.overdue.amountMinor === coming.dueNow.amountMinor
            ? []
            : ifAny('Overdue', coming.overdue)),
          { label: 'Left to pay', value: <Money value={coming.leftToPay} /> },
          ...ifAny('Saved by paying early', coming.saved),
          ...ifAny('Late fees could add', coming.lateFeesLeft),
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {next.planStatus === 'PENDING' || next.bankConfirming ? (
        <FinishPaying plan={{ ...next, status: next.planStatus }} />
      ) : (
        // What is due is paid with the page's main button.
        coming.dueNow.amountMinor === 0 && (
          <Button component={AppLink} to={paths.installmentDetails({ plan: next.planNumber, pay: '1' })}>
            Pay now
          </Button>
        )
      )}
    </section>
  );
}
