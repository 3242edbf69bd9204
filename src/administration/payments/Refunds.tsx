import { componentWords, lineName } from '#src/resources/plans/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';
import { useListRefundsQuery } from './api.ts';
import { returnReasons } from '#src/resources/payments/labels.ts';

/** The refunds of a payment with their reasons; nothing without refunds. */
export function Refunds({ paymentId }: { readonly paymentId: string }) {
  const response = useListRefundsQuery({ params: { paymentId }, query: {} });
  const { data, error } = response;
  if (!data && error !== undefined)
    return <UnreadPart response={response}>We couldn’t read the refunds of this payment.</UnreadPart>;
  const refunds = data?.items ?? [];
  if (refunds.length === 0) return null;
  return (
    <Section title="Refunds">
      {refunds.map(({ id, amount, reason, note, reversals, fromWallet, uncovered, by, createdAt }) => (
        <SumList
          key={id}
          items={[
            { label: `${returnReasons[reason]}, by ${by.name}`, value: <Money value={amount} /> },
            ...reversals.map((part) => ({
              label: `Taken off ${lineName(part.lineNo).toLowerCase()}, ${componentWords[part.component]}`,
              value: <Money value={part.amount} />,
            })),
            ...[
              { label: 'Taken from the wallet', amount: fromWallet },
              { label: 'Spent from the wallet, unpaid', amount: uncovered },
            ].flatMap(({ label, amount: part }) =>
              part.amountMinor > 0 ? [{ label, value: <Money value={part} /> }] : [],
            ),
            ...(note === null ? [] : [{ label: 'Note', value: note }]),
            { label: 'Time', value: <DateTimeText value={createdAt} /> },
          ]}
        />
      ))}
    </Section>
  );
}
