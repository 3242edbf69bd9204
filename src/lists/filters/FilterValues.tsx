import { Checkbox, Stack } from '@mantine/core';
import { AmountsValues } from './AmountsValues.tsx';
import { DaysValues } from './DaysValues.tsx';
import type { OpenFilter } from './filter.ts';
import type { ListControl } from '#src/lists/use-list-query.ts';

interface Props {
  readonly filter: OpenFilter;
  readonly control: ListControl;
}

/** The control for a filter's values, by the kind of filter. */
export default function FilterValues({ filter, control }: Props) {
  switch (filter.kind) {
    case 'days':
    case 'moments':
      return <DaysValues filter={filter} control={control} />;
    case 'amounts':
      return <AmountsValues filter={filter} control={control} />;
    case 'choice':
      return (
        <Checkbox.Group
          aria-label={filter.label}
          value={[...(control.view.filter[filter.name] ?? [])]}
          onChange={(wanted) => control.filterBy(filter.name, wanted)}
        >
          <Stack gap="xs">
            {filter.values.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} size="sm" />
            ))}
          </Stack>
        </Checkbox.Group>
      );
  }
}
