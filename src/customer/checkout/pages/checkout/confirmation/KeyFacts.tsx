import { Button } from '@mantine/core';
import type { Quote } from '#contracts/orders/quote.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { type Fact, SumList } from '#src/ui/parts/Facts.tsx';
import { InstalmentFigure } from '#src/kits/schedule/InstalmentFigure.tsx';
import { lateFeeFact } from '#src/customer/checkout/late-fee-text.ts';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { QuotedSchedule } from '#src/kits/schedule/QuotedSchedule.tsx';
import { QuoteStrip } from '#src/kits/schedule/QuoteStrip.tsx';
import classes from './KeyFacts.module.css';

interface KeyFactsProps {
  readonly quote: Quote;
  /** True if the cart is in this browser, so that another plan can be chosen. */
  readonly canChange: boolean;
}

/** The facts that must be stated before a credit agreement is confirmed, and every payment. */
export function KeyFacts({ quote, canChange }: KeyFactsProps) {
  const moneyText = useMoneyText();
  const { offer, schedule, totalPayable } = quote;
  const { currency } = totalPayable;
  return (
    <>
      <Card>
        <div className={classes.head}>
          <div>
            <h2>{offer.name}</h2>
            <p className={classes.dates}>
              First payment <DateText value={quote.firstDueDate} />, last{' '}
              <DateText value={quote.lastDueDate} />
            </p>
          </div>
          <InstalmentFigure quote={quote} />
        </div>
        <QuoteStrip quote={quote} />
        <div className={classes.facts}>
          <SumList items={costs(quote)} />
          <SumList items={rules(quote, moneyText)} />
        </div>
      </Card>
      <Card heading="Every payment">
        <QuotedSchedule
          lines={schedule}
          currency={currency}
          nominalRatePpm={offer.nominalRatePpm}
          caption="Your schedule, line by line"
        />
        <div className={classes.actions}>
          <Button variant="default" size="sm" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
          {canChange && <AppLink to={paths.checkout({ step: 'plan' })}>Change the plan</AppLink>}
        </div>
      </Card>
    </>
  );
}

function costs({
  financed,
  downPayment,
  totalInterest,
  totalPayable,
  offer,
  aprcPpm,
  aprcShown,
}: Quote): Fact[] {
  return [
    { label: 'Amount of credit', value: <Money value={financed} /> },
    { label: 'Due today', value: <Money value={downPayment} /> },
    { label: 'Total interest', value: <Money value={totalInterest} /> },
    { label: 'Set-up fee', value: <Money value={offer.setupFee} /> },
    { label: 'Total to pay', value: <Money value={totalPayable} /> },
    { label: 'Interest rate a year, fixed', value: <Percent ppm={offer.nominalRatePpm} /> },
    ...(aprcShown ? [{ label: 'APRC, all costs as a yearly rate', value: <Percent ppm={aprcPpm} /> }] : []),
  ];
}

function rules(
  { instalments, firstDueDate, lastDueDate, offer, lateFees, withdrawalDays }: Quote,
  moneyText: (value: MoneyValue) => string,
): Fact[] {
  const count = instalments.reduce((sum, run) => sum + run.count, 0);
  return [
    { label: 'Instalments', value: count },
    { label: 'First due', value: <DateText value={firstDueDate} /> },
    { label: 'Last due', value: <DateText value={lastDueDate} /> },
    { label: 'Grace period', value: `${offer.graceDays} days` },
    { label: 'Collateral', value: offer.collateralRequired ? 'Needed' : 'None' },
    {
      label: 'Late fee',
      value: <Terms section="late">{lateFeeFact(lateFees, moneyText)}</Terms>,
    },
    { label: 'Early payment', value: <Terms section="early">Any time, free of charge</Terms> },
    ...(withdrawalDays > 0
      ? [
          {
            label: 'Withdrawal',
            value: <Terms section="withdrawal">{`Within ${withdrawalDays} days`}</Terms>,
          },
        ]
      : []),
  ];
}

/** Links a fact to its section of the terms, in a new tab so that the confirmation stays open. */
function Terms({ section, children }: { readonly section: string; readonly children: string }) {
  return (
    <AppLink to={`${paths.terms()}#${section}`} target="_blank">
      {children}
    </AppLink>
  );
}
