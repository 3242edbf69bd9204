import { Stack, Table } from '@mantine/core';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import type { ReactNode } from 'react';

interface Compared {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

interface Props {
  /** The compared facts in both versions; the newer version is missing until it has been fetched. */
  readonly facts: readonly Compared[];
  readonly title?: string;
  /** What follows from the newer version; by default to check what is different. */
  readonly advice?: string;
  /** The heading of the column with the older version. */
  readonly before?: string;
  /** The buttons that resolve the conflict. */
  readonly children: ReactNode;
}

/** Says that someone else has changed the entity, compares both versions and offers the choices. */
export function BothVersions(props: Props) {
  const {
    facts,
    title = 'Someone else changed this',
    advice,
    before: beforeLabel = 'You saw',
    children,
  } = props;
  const differs = facts.some(({ before, now }) => before !== now);
  return (
    <Stack gap="md">
      <StatusAlert color="warning" role="alert" title={title}>
        {advice !== undefined
          ? `Nothing was done. ${advice}`
          : differs
            ? 'Nothing was done. Check what is different before you continue.'
            : 'Nothing was done. None of these values is different.'}
      </StatusAlert>
      <Table fz="sm" layout="fixed" horizontalSpacing="2xs" style={{ overflowWrap: 'anywhere' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th>{beforeLabel}</Table.Th>
            <Table.Th>Now</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {facts.map(({ label, before, now }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{before}</Table.Td>
              <Table.Td fw={before === now ? undefined : 'var(--mantine-font-weight-medium)'}>{now}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <DialogButtons>{children}</DialogButtons>
    </Stack>
  );
}
