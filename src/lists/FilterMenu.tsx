import { Checkbox, Stack } from '@mantine/core';
import type { Filter } from './filter.ts';
import { FilterButton } from './FilterButton.tsx';
import type { ListControl } from './use-list-query.ts';

interface Props {
  readonly filter: Extract<Filter, { kind: 'choice' }>;
  readonly control: ListControl;
}

/** One filter: its name and what is chosen; the values open on a press. */
export function FilterMenu({ filter: { name, label, values }, control }: Props) {
  const chosen = control.view.filter[name] ?? [];
  const words = values.flatMap(({ value, label: word }) => (chosen.includes(value) ? [word] : []));
  return (
    <FilterButton
      text={words.length === 0 ? label : `${label}: ${summary(words)}`}
      isNarrowing={words.length > 0}
    >
      <Checkbox.Group
        aria-label={label}
        value={[...chosen]}
        onChange={(wanted) => control.filterBy(name, wanted)}
      >
        <Stack gap="xs">
          {values.map(({ value, label: word }) => (
            <Checkbox key={value} value={value} label={word} size="sm" />
          ))}
        </Stack>
      </Checkbox.Group>
    </FilterButton>
  );
}

/** "Failed, Paid", or "Failed and 2 more": the button stays short. */
function summary(words: readonly string[]): string {
  const [first = '', ...more] = words;
  return more.length > 1 ? `${first} and ${more.length} more` : words.join(', ');
}
