import { Button, Collapse, Group, List, Stack, Text } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import type { DoneStep } from '#contracts/mock-in-page.ts';
import { ChangeTable } from '#src/administration/audit/ChangeTable.tsx';
import { typeName } from '#src/administration/audit/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import { doneBy, stepTitle } from './step-texts.ts';

interface Props {
  readonly step: DoneStep;
  readonly disabled: boolean;
  readonly onGo: (place: number) => void;
}

/** What was done, by whom and when; opens the rows that it changed, and leads to before or after it. */
export function StepItem({ step, disabled, onGo }: Props) {
  const { before, after, at, isDone } = step;
  const [open, { toggle }] = useDisclosure();
  const changesId = useId();
  const title = stepTitle(step);
  const way = isDone ? 'Go to before' : 'Go to after';
  return (
    <List.Item styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}>
      <Text size="sm" fw="var(--mantine-font-weight-medium)">
        {title}
      </Text>
      <Group gap="2xs">
        <Text size="sm">
          {doneBy(step)}, <DateTimeText value={at} />
        </Text>
        {!isDone && <StatusTag tone="neutral">Undone</StatusTag>}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-controls={changesId}
          aria-label={`${open ? 'Hide' : 'Show'} changes: ${title}`}
          onClick={toggle}
        >
          {open ? 'Hide' : 'Changes'}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={disabled}
          aria-label={`${way}: ${title}`}
          onClick={() => onGo(isDone ? before : after)}
        >
          {way}
        </Button>
      </Group>
      <Collapse expanded={open} id={changesId} keepMounted={false}>
        <Changes step={step} />
      </Collapse>
    </List.Item>
  );
}

function Changes({ step }: Pick<Props, 'step'>) {
  const { entities, others } = step.changes();
  return (
    <Stack gap="xs" mt="2xs">
      {entities.map(({ name, ...change }, index) => (
        <div key={index}>
          <Text size="sm">
            {typeName(change.entity.type)}: {name ?? change.entity.id}
          </Text>
          <ChangeTable change={change} />
        </div>
      ))}
      <Text size="sm" c="dimmed">
        {othersText(others, entities.length === 0)}
      </Text>
    </Stack>
  );
}

/** Rows that no page shows as an entity. */
function othersText(count: number, isAll: boolean): string {
  const rows = `${count} ${isAll ? '' : 'further '}${count === 1 ? 'row' : 'rows'}`;
  return `${rows}, of sessions, messages, the audit and the like`;
}
