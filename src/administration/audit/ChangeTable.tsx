import { Table } from '@mantine/core';
import type { EntityChange } from '#contracts/audit/event.ts';
import { changedMembers, memberName } from './changed-members.ts';
import classes from './details.module.css';
import { MemberValue } from './MemberValue.tsx';
import { inWords } from './status-words.ts';

/** Each changed member of an entity, before and after. */
export function ChangeTable({ change: { entity, before, after } }: { readonly change: EntityChange }) {
  return (
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
  );
}
