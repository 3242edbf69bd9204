import { Skeleton } from '@mantine/core';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { useGetQuoteAsAdministratorQuery } from './api.ts';

/** The amounts of the plan that was chosen last, as the customer saw them. */
export function OrderQuote({ quoteId }: { readonly quoteId: string }) {
  const response = useGetQuoteAsAdministratorQuery({ params: { quoteId } });
  return (
    <Section title="Quote">
      <Fetched response={response} waiting={<Skeleton height="14rem" />}>
        {(data) => (
          <SumList
            items={[
              ...data.instalments.map(({ count, amountMinor }) => ({
                label: count === 1 ? '1 instalment' : `${count} instalments`,
                value: <Money value={{ ...data.totalPayable, amountMinor }} />,
              })),
              { label: 'Total interest', value: <Money value={data.totalInterest} /> },
              { label: 'Total to pay', value: <Money value={data.totalPayable} /> },
              { label: 'APRC', value: <Percent ppm={data.aprcPpm} /> },
              { label: 'First instalment', value: <DateText value={data.firstDueDate} /> },
              { label: 'Last instalment', value: <DateText value={data.lastDueDate} /> },
              { label: 'Valid until', value: <DateTimeText value={data.validUntil} /> },
            ]}
          />
        )}
      </Fetched>
    </Section>
  );
}
