import { Skeleton, Text } from '@mantine/core';
import type { LocalDate } from '#contracts/dates.ts';
import type { PrepaymentQuote, SettlementQuote } from '#contracts/plans/quote.ts';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';

interface Props {
  readonly quote: SettlementQuote | undefined;
  /** The day of the payment; null means today. */
  readonly on?: LocalDate | null;
}

/** The components of a full settlement. */
export function QuoteSums({ quote, on = null }: Props) {
  if (!quote) return <Skeleton height="6rem" />;
  const { prepaidInterest } = quote;
  const deducted = { ...prepaidInterest, amountMinor: -prepaidInterest.amountMinor };
  return (
    <>
      {on !== null && (
        <Text size="sm" mb="xs">
          On <DateText value={on} form="long" />:
        </Text>
      )}
      <SumList
        items={[
          { label: 'Principal', value: <Money value={quote.principal} /> },
          {
            label: on === null ? 'Interest until today' : 'Interest until then',
            value: <Money value={quote.accruedInterest} />,
          },
          ...ifAny('Interest due', quote.dueInterest),
          ...ifAny('Late fees', quote.fees),
          ...(prepaidInterest.amountMinor > 0
            ? [{ label: 'Interest that you paid for later days', value: <Money value={deducted} /> }]
            : []),
          {
            label: on === null ? 'To pay today' : 'To pay then',
            value: <Money value={quote.amount} size="large" />,
          },
        ]}
      />
    </>
  );
}

/** What goes to the wallet of interest that was paid for later days; nothing if there is none. */
export function ReturnedInterest({ quote }: { readonly quote: Pick<SettlementQuote, 'returnedInterest'> }) {
  if (quote.returnedInterest.amountMinor === 0) return null;
  return (
    <Text size="sm">
      <Money value={quote.returnedInterest} /> of interest that you paid for later days goes to your wallet.
    </Text>
  );
}

/** What a settlement saves; nothing if it saves nothing. */
export function SavedBySettling({ quote }: { readonly quote: SettlementQuote }) {
  if (quote.saving.amountMinor === 0) return null;
  return (
    <Text size="sm" mt="xs">
      You save <Money value={quote.saving} />: by the schedule you would still pay{' '}
      <Money value={quote.otherwise} />.
    </Text>
  );
}

interface SavedProps {
  readonly quote: PrepaymentQuote;
  /** The day of the payment; null means today. */
  readonly on?: LocalDate | null;
}

/** What paying ahead saves, and the interest that the payment itself contains. */
export function SavedByQuote({ quote, on = null }: SavedProps) {
  return (
    <>
      {quote.accruedInterest.amountMinor > 0 && (
        <Text size="sm">
          <Money value={quote.accruedInterest} /> of this payment is interest until{' '}
          {on === null ? 'today' : 'then'}.
        </Text>
      )}
      <Text size="sm">
        You save <Money value={quote.saving} /> of interest
        {quote.monthsSaved > 0 && ` and ${quote.monthsSaved} ${quote.monthsSaved === 1 ? 'month' : 'months'}`}
        .
      </Text>
      {quote.prepaidInterest.amountMinor > 0 && (
        <Text size="sm">
          <Money value={quote.prepaidInterest} /> of interest that you paid for later days pays that of the
          new instalments.
        </Text>
      )}
      <ReturnedInterest quote={quote} />
    </>
  );
}
