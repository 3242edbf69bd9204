import { Alert, Group, Stack, Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface Compared {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

interface Props {
  /** What is known of either version; the newer one of the second until it is here. */
  readonly facts: readonly Compared[];
  readonly title?: string;
  /** What the first column is. */
  readonly before?: string;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Someone else changed the entity meanwhile: both versions, and the choices. */
export function BothVersions(props: Props) {
  const {
    facts,
    title = 'Someone changed this meanwhile',
    before: beforeLabel = 'You saw',
    children,
  } = props;
  return (
    <Stack gap="md">
      <Alert color="warning" role="alert" title={title}>
        Nothing was done. Check what is different before you continue.
      </Alert>
      <Table fz="sm" layout="fixed" style={{ overflowWrap: 'anywhere' }}>
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
              <Table.Td fw={before === now ? undefined : 600}>{now}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" gap="xs">
        {children}
      </Group>
    </Stack>
  );
}
