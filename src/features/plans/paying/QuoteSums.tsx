import { Skeleton, Text } from '@mantine/core';
import type { LocalDate } from '#contracts/dates.ts';
import type { PrepaymentQuote, SettlementQuote } from '#contracts/plans/quote.ts';
import { ifAny } from '#src/features/plans/figures.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  readonly quote: SettlementQuote | undefined;
  /** The day of the payment; null means today. */
  readonly on?: LocalDate | null;
}

/** The components of a full settlement. */
export function QuoteSums({ quote, on = null }: Props) {
  if (!quote) return <Skeleton height="6rem" />;
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
          ...ifAny('Interest that is due', quote.dueInterest),
          ...ifAny('Late fees', quote.fees),
          {
            label: on === null ? 'To pay today' : 'To pay then',
            value: <Money value={quote.amount} size="large" />,
          },
        ]}
      />
    </>
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

/** What paying ahead saves. */
export function SavedByQuote({ quote }: { readonly quote: PrepaymentQuote }) {
  return (
    <Text size="sm">
      You save <Money value={quote.saving} /> of interest
      {quote.monthsSaved > 0 && ` and ${quote.monthsSaved} ${quote.monthsSaved === 1 ? 'month' : 'months'}`}.
    </Text>
  );
}
