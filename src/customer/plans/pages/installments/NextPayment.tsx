import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ComingPayments } from '#contracts/plans/coming-payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { isWithBank } from '#src/resources/plans/labels.ts';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { PayButton, PayLater } from '#src/customer/payments/PayButton.tsx';
import { PayDialog } from '#src/customer/plans/lazy-dialogs.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import classes from './Instalments.module.css';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { PayDue } from './PayDue.tsx';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

interface Props {
  readonly coming: ComingPayments | undefined;
  /** The running plans; undefined until they are read. */
  readonly plans: readonly Plan[] | undefined;
}

/** What is due, or else the next payment, and the totals of all plans. The backend computes the totals. */
export function NextPayment({ coming, plans }: Props) {
  /** The currency of the open dialog, which stays when its last plan is paid. */
  const [opened, setOpened] = useState<string | null>(null);
  const ofCurrency = (currency: string) => plans?.filter(({ dueNow }) => dueNow.currency === currency);
  const inCurrencies = coming?.currencies.filter(({ months }) => months.length > 0) ?? [];
  const due = plans?.filter(({ dueNow }) => dueNow.amountMinor > 0).map(({ dueNow }) => dueNow.currency);
  const withoutTotals = [...new Set(due)].filter((each) =>
    inCurrencies.every(({ currency }) => currency !== each),
  );
  const isMixed = inCurrencies.length + withoutTotals.length > 1;
  return (
    <>
      {inCurrencies.map((each, index) => (
        <InCurrency
          key={each.currency}
          coming={each}
          plans={ofCurrency(each.currency)}
          inCurrency={isMixed ? ` in ${each.currency}` : ''}
          isFirst={index === 0}
          onPay={() => setOpened(each.currency)}
        />
      ))}
      {/* Without the totals, what is due can be paid all the same. */}
      {withoutTotals.length > 0 && <PayLater />}
      {withoutTotals.map((currency, index) => (
        <PayDue
          key={currency}
          plans={ofCurrency(currency) ?? []}
          inCurrency={isMixed ? ` in ${currency}` : ''}
          isFirst={inCurrencies.length === 0 && index === 0}
          onPay={() => setOpened(currency)}
        />
      ))}
      {opened !== null && <PayDialog plans={ofCurrency(opened) ?? []} onClose={() => setOpened(null)} />}
    </>
  );
}

interface InCurrencyProps {
  readonly coming: ComingPayments['currencies'][number];
  readonly plans: readonly Plan[] | undefined;
  /** Names the currency where there are several. */
  readonly inCurrency: string;
  readonly isFirst: boolean;
  readonly onPay: () => void;
}

function InCurrency({ coming, plans, inCurrency, isFirst, onPay }: InCurrencyProps) {
  const next = coming.months[0]?.payments[0];
  if (!next) return null;
  const { dueNow } = coming;
  const isDue = dueNow.amountMinor > 0;
  const isLate = coming.overdue.amountMinor > 0;
  const isUnderWay = next.planStatus === 'PENDING' || next.bankConfirming;
  const withBank = isWithBank({ ...next, status: next.planStatus });
  const id = `next-payment-${coming.currency}`;
  return (
    <section className={classes.next} aria-labelledby={id}>
      <div className={classes.nextHead}>
        <h2 id={id}>{(isDue ? 'Due now' : 'Next payment') + inCurrency}</h2>
        <p>
          {next.title} ·{' '}
          <AppLink to={paths.planDetails({ plan: next.planNumber })}>
            <Verbatim>{next.planNumber}</Verbatim>
          </AppLink>
        </p>
      </div>
      <dl>
        <div>
          <dt>
            {isDue && withBank && next.amount.amountMinor === dueNow.amountMinor
              ? 'With your bank'
              : isLate
                ? 'Due, the oldest since'
                : 'Due'}{' '}
            <DateText value={next.dueDate} />
          </dt>
          <dd>
            <Money value={isDue ? dueNow : next.amount} size="large" />
          </dd>
        </div>
        {[
          { label: 'Left to pay', value: <Money value={coming.leftToPay} /> },
          ...ifAny('Saved by paying early', coming.saved),
          ...(isLate ? ifAny('Maximum late fees', coming.lateFeesLeft) : []),
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PayLater />
      {isUnderWay && (
        <FinishPaying isReasonBeside plan={{ ...next, number: next.planNumber, status: next.planStatus }} />
      )}
      {plans ? (
        <PayDue {...{ plans, inCurrency, isFirst, onPay }} />
      ) : (
        isDue && !isUnderWay && <Skeleton width="8rem" height="2.625rem" />
      )}
      {!isDue && !isUnderWay && (
        <PayButton isReasonBeside begin={paths.planDetails({ plan: next.planNumber, pay: '1' })}>
          Pay now
        </PayButton>
      )}
    </section>
  );
}
