import { Stack, Table } from '@mantine/core';
import type { AuditEvent, EntityChange } from '#contracts/audit/event.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { NamedEntity } from '#src/ui/parts/NamedEntity.tsx';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { Section } from '#src/ui/parts/Section.tsx';
import { changedMembers, memberName } from './changed-members.ts';
import classes from './details.module.css';
import { reasonText } from './labels.ts';
import { MemberValue } from './MemberValue.tsx';
import { inWords } from './status-words.ts';

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
        <Change key={change.entity.id} change={change} />
      ))}
    </Stack>
  );
}

function Change({ change: { entity, before, after } }: { readonly change: EntityChange }) {
  return (
    <Section title={capitalised(entity.type.replaceAll('-', ' '))}>
      <Table fz="xs" layout="fixed" classNames={{ td: classes['value'] ?? '' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Field</Table.Th>
            <Table.Th>Before</Table.Th>
            <Table.Th>After</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changedMembers(before, after).map(({ path, ...values }) => {
            const name = path.findLast((each) => !/^\d+$/.test(each)) ?? '';
            return (
              <Table.Tr key={path.join('.')}>
                <Table.Td>{memberName(path)}</Table.Td>
                <Table.Td>
                  <MemberValue name={name} value={inWords(entity.type, path, values.before)} />
                </Table.Td>
                <Table.Td>
                  <MemberValue name={name} value={inWords(entity.type, path, values.after)} />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Section>
  );
}
