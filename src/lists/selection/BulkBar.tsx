import { Button, Group, Paper, Text } from '@mantine/core';
import type { BulkAction } from '#src/actions/bulk/bulk-action.ts';
import { amountOf } from '#src/actions/bulk/amount.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  readonly actions: readonly BulkAction[];
  readonly selection: Selection;
  /** How many rows match in all. */
  readonly total: number;
  readonly onChoose: (action: BulkAction) => void;
}

/** What can be done with the selected rows. */
export function BulkBar({ actions, selection, total, onChoose }: Props) {
  const { ids, all, chooseAll, clear } = selection;
  const count = all ? total : ids.size;
  if (count === 0) return null;
  return (
    <Paper withBorder p="xs" mb="xs" role="group" aria-label="Selection">
      <Group gap="xs">
        <Text size="sm" role="status">
          {count} selected
        </Text>
        {!all && count < total && (
          <Button variant="subtle" size="xs" onClick={chooseAll}>
            Select all {total} that match
          </Button>
        )}
        <Button variant="subtle" size="xs" onClick={clear}>
          Clear selection
        </Button>
        <Group gap="xs" ml="auto">
          {actions.map((action) => (
            <Button key={action.action} variant="default" size="xs" onClick={() => onChoose(action)}>
              {action.label} {amountOf(action, count)}
            </Button>
          ))}
        </Group>
      </Group>
    </Paper>
  );
}
