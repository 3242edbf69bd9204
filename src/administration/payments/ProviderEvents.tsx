import { Code, Text } from '@mantine/core';
import type { PaymentDetails } from '#contracts/payments/payment.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';

/** The payment provider's requests and answers, unchanged; nothing if it was not involved. */
export function ProviderEvents({ events }: Pick<PaymentDetails, 'events'>) {
  if (events.length === 0) return null;
  return (
    <Section title="Provider events">
      <SmallTable
        columns={['Event', 'Amount']}
        rows={events.map(({ at, type, code, reference, amount }) => ({
          key: `${type}/${reference}`,
          cells: [
            <>
              <Code>{type}</Code> {code !== null && <Code>{code}</Code>}
              <Text size="xs" c="dimmed">
                <DateTimeText value={at} />
              </Text>
            </>,
            <Money key="amount" value={amount} />,
          ],
        }))}
      />
      <CopyText text={JSON.stringify(events, null, 2)} label="Copy as JSON" />
    </Section>
  );
}
