import { Accordion, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectNarrow } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { chosenWords } from './filter-words.ts';
import { isOpen } from './filter.ts';
import { FilterValues } from './FilterValues.tsx';
import classes from './FilterDrawer.module.css';
import { ReferencePill } from './ReferencePill.tsx';
import { useFilterFormats } from './use-filter-formats.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

interface Props {
  readonly opened: boolean;
  readonly control: ListControl;
  /** Order, saved views, columns and export, where they do not fit beside the rows. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The values of the last filters open below the foot of the sheet. */
const scrollIntoView = (values: HTMLElement | null) => values?.scrollIntoView({ block: 'nearest' });

/** A drawer with all filters of a list: from the bottom on a phone, from the side elsewhere. */
export function FilterDrawer({ opened, control, children, onClose }: Props) {
  const isNarrow = useAppSelector(selectNarrow);
  const { filters, view, clearFilters } = control;
  const formats = useFilterFormats();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Filters"
      position={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? '85%' : 'md'}
      padding="md"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Stack gap="md" className={classes.scrolled}>
        {children}
        <Accordion keepMounted={false} chevronPosition="right" variant="default" transitionDuration={0}>
          {filters.filter(isOpen).map((filter) => (
            <Accordion.Item key={filter.name} value={filter.name}>
              <Accordion.Control>
                {filter.label}
                <Text span size="sm" c="dimmed" ms="xs">
                  {chosenWords(filter, view.filter[filter.name] ?? [], formats)}
                </Text>
              </Accordion.Control>
              <Accordion.Panel>
                <div ref={scrollIntoView}>
                  <FilterValues filter={filter} control={control} />
                </div>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        <Group gap="xs">
          {filters.map(
            (filter) =>
              filter.kind === 'reference' && (
                <ReferencePill key={filter.name} filter={filter} control={control} />
              ),
          )}
        </Group>
      </Stack>
      <Group justify="flex-end" gap="xs" className={classes.foot}>
        <Button
          variant="default"
          size="sm"
          disabled={Object.keys(view.filter).length === 0}
          onClick={clearFilters}
        >
          Clear filters
        </Button>
        <Button size="sm" onClick={onClose}>
          Show rows
        </Button>
      </Group>
    </Drawer>
  );
}
