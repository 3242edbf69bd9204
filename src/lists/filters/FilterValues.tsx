import { Checkbox, Stack } from '@mantine/core';
import { AmountsValues } from './AmountsValues.tsx';
import { DaysValues } from './DaysValues.tsx';
import type { Filter } from './filter.ts';
import type { ListControl } from '#src/lists/use-list-query.ts';

/** A filter whose values a person chooses. */
export type OpenFilter = Exclude<Filter, { kind: 'reference' }>;

export const isOpen = (filter: Filter): filter is OpenFilter => filter.kind !== 'reference';

interface Props {
  readonly filter: OpenFilter;
  readonly control: ListControl;
}

/** The control for a filter's values, by the kind of filter. */
export function FilterValues({ filter, control }: Props) {
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
