import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ComingPayments } from '#contracts/plans/coming-payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { DueCard } from '#src/customer/plans/DueCard.tsx';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { PayDialog } from '#src/customer/plans/lazy-dialogs.tsx';
import { PayButton, PayLater } from '#src/customer/payments/PayButton.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { dueFigures, dueLabel, isPaymentUnderWay } from './due-words.tsx';
import { PayDue } from './PayDue.tsx';

interface Props {
  readonly coming: ComingPayments | undefined;
  /** The running plans; undefined until they are read. */
  readonly plans: readonly Plan[] | undefined;
}

/** What is due, or else the next payment, and what is left of all plans. The backend computes the totals. */
export function NextPayment({ coming, plans }: Props) {
  const { currency: usual } = useConfiguration();
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
      {coming && inCurrencies.length === 0 && withoutTotals.length === 0 && (
        <DueCard
          label="Nothing to pay"
          amount={<Money value={{ amountMinor: 0, currency: usual }} />}
          figures={[]}
        >
          <Button component={AppLink} to={paths.home()}>
            Shop
          </Button>
        </DueCard>
      )}
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
  const money = useMoneyText();
  const next = coming.months[0]?.payments[0];
  if (!next) return null;
  const { dueNow } = coming;
  const isDue = dueNow.amountMinor > 0;
  const isUnderWay = isPaymentUnderWay(next);
  return (
    <DueCard
      label={
        isDue ? (
          dueLabel(coming, plans) + inCurrency
        ) : (
          <>
            Next payment{inCurrency} · <DateText value={next.dueDate} form="short" />
          </>
        )
      }
      amount={<Money value={isDue ? dueNow : next.amount} />}
      figures={dueFigures(coming, plans, money)}
    >
      {isUnderWay && (
        <FinishPaying isReasonBeside plan={{ ...next, number: next.planNumber, status: next.planStatus }} />
      )}
      {plans ? (
        <PayDue {...{ plans, inCurrency, isFirst, onPay }} />
      ) : (
        isDue && !isUnderWay && <Skeleton height="2.625rem" />
      )}
      {!isDue && !isUnderWay && (
        <PayButton isReasonBeside begin={paths.planDetails({ plan: next.planNumber, pay: '1' })}>
          Pay {money(next.amount)}
        </PayButton>
      )}
      <PayLater />
    </DueCard>
  );
}
