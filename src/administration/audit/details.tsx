import { Stack } from '@mantine/core';
import type { AuditEvent } from '#contracts/audit/event.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { NamedEntity } from '#src/ui/parts/NamedEntity.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { reasonText, typeName } from './labels.ts';

/** An audit entry: who did what and why, and each changed member before and after. */
export function AuditDetails({ entity: event }: { readonly entity: AuditEvent }) {
  const { actor, approvedBy, requestId, entity, entityName } = event;
  return (
    <Stack gap="lg">
      <EntityFacts
        items={[
          { label: 'By', value: actor.name },
          ...(approvedBy ? [{ label: 'Approved by', value: approvedBy.name }] : []),
          { label: 'Time', value: <DateTimeText value={event.at} /> },
          { label: 'About', value: <NamedEntity {...{ entity, entityName }} /> },
          { label: 'Reason', value: reasonText(event) },
          { label: 'Request ID', value: requestId ?? '–' },
        ]}
      />
      {event.changes.map((change) => (
        <Section key={change.entity.id} title={typeName(change.entity.type)}>
          <ChangeTable change={change} />
        </Section>
      ))}
    </Stack>
  );
}
