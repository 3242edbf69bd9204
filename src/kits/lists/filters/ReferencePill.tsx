import { Button } from '@mantine/core';
import { Icon } from '#src/ui/parts/Icon.tsx';
import type { Filter } from './filter.ts';
import classes from '#src/kits/lists/ListTools.module.css';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

interface Props {
  readonly filter: Extract<Filter, { kind: 'reference' }>;
  readonly control: ListControl;
}

/** "One customer ×": says that the list shows only rows of one entity; a press removes the filter. */
export function ReferencePill({ filter: { name, label }, control }: Props) {
  if (!control.view.filter[name]) return null;
  return (
    <Button
      variant="default"
      size="xs"
      radius="xl"
      className={classes.narrowing}
      aria-label={`Remove the filter: one ${label.toLowerCase()}`}
      rightSection={<Icon name="close" size={14} />}
      onClick={() => control.filterBy(name, [])}
    >
      {`One ${label.toLowerCase()}`}
    </Button>
  );
}
