import { Alert, Button, Group, Stack, Table } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import type { Action, Actionable } from './action.ts';

interface Props<Entity extends Actionable> {
  readonly action: Action<Entity>;
  /** What the person decided on, and what it is now. */
  readonly before: Entity;
  readonly now: Entity;
  readonly refetch: () => unknown;
  readonly onAdopt: () => void;
  readonly onClose: () => void;
}

/** Somebody else changed the thing meanwhile: both versions, and the choice to go on with the newer one. */
export function Conflict<Entity extends Actionable>(props: Props<Entity>) {
  const { action, before, now, refetch, onAdopt, onClose } = props;
  const formats = { money: useMoneyText() };
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    askAgain();
  }, []);
  return (
    <Stack gap="md">
      <Alert color="warning" role="alert" title="Someone changed this meanwhile">
        Nothing was done. Check what is different before you continue.
      </Alert>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            <Table.Th>You saw</Table.Th>
            <Table.Th>Now</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(action.compares ?? []).map(({ label, value }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{value(before, formats)}</Table.Td>
              <Table.Td fw={value(before, formats) === value(now, formats) ? undefined : 600}>
                {value(now, formats)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" onClick={onAdopt} disabled={before === now}>
          Continue with the new version
        </Button>
      </Group>
    </Stack>
  );
}
