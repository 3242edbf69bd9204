import type { OpenFilter } from './filter.ts';
import { shortWords } from './filter-words.ts';
import { FilterButton } from './FilterButton.tsx';
import { useFilterFormats } from './use-filter-formats.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

interface Props {
  readonly filter: OpenFilter;
  readonly control: ListControl;
}

/** One filter: a button with its name and chosen values, and a popover with the values. */
export function FilterMenu({ filter, control }: Props) {
  const words = shortWords(filter, control.view.filter[filter.name] ?? [], useFilterFormats());
  return (
    <FilterButton
      text={words === null ? filter.label : `${filter.label}: ${words}`}
      isNarrowing={words !== null}
    >
      {({ FilterValues }) => <FilterValues filter={filter} control={control} />}
    </FilterButton>
  );
}
