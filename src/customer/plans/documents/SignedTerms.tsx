import { Skeleton, Text } from '@mantine/core';
import type { Order } from '#contracts/orders/order.ts';
import { AcceptedChanges } from '#src/customer/legal/AcceptedChanges.tsx';
import { useGetLegalDocumentQuery, useGetLegalDocumentVersionQuery } from '#src/customer/legal/api.ts';
import { LegalTable } from '#src/customer/legal/LegalTable.tsx';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { PrintableDialog } from '#src/ui/parts/PrintableDialog.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';

interface Props {
  readonly terms: NonNullable<Order['terms']>;
  readonly onClose: () => void;
}

/** The exact text that was accepted, independent of the current version. */
export function SignedTerms({ terms, onClose }: Props) {
  const { version, acceptedAt, hash } = terms;
  const params = { kind: 'terms', version } as const;
  const { data: text, error, refetch } = useGetLegalDocumentVersionQuery({ params });
  const { data: current } = useGetLegalDocumentQuery({ params: { kind: 'terms' } });
  return (
    <PrintableDialog title={text?.title ?? 'Terms'} isThere={text !== undefined} onClose={onClose}>
      <PrintHead />
      <Text size="sm">
        Version {version}, accepted <DateTimeText value={acceptedAt} />
      </Text>
      {current && current.version !== version && (
        <StatusAlert color="info" role="status">
          <AcceptedChanges accepted={terms} current={current} />
        </StatusAlert>
      )}
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!text && error === undefined && <Skeleton height="20rem" />}
      {text?.sections.map(({ id, heading, paragraphs, table }, index) => (
        <section key={id}>
          <h3>
            {index + 1}. {heading}
          </h3>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} size="sm" mt="xs">
              {paragraph}
            </Text>
          ))}
          {table && <LegalTable {...table} />}
        </section>
      ))}
      <Text size="xs" c="dimmed">
        Fingerprint of this text (SHA-256): {hash}
      </Text>
    </PrintableDialog>
  );
}
