import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { chosenWords } from './filter-words.ts';
import { FilterButton } from './FilterButton.tsx';
import type { Filter } from './filter.ts';
import { amountsIn, amountsText } from './spans.ts';
import { useFilterFormats } from './use-filter-formats.ts';
import type { ListControl } from './use-list-query.ts';

const AmountsForm = lazy(() => import('./AmountsForm.tsx'));

interface Props {
  readonly filter: Extract<Filter, { kind: 'amounts' }>;
  readonly control: ListControl;
}

/** A filter by amounts: its name and the chosen span; the fields open on a press. */
export function AmountsFilterMenu({ filter, control }: Props) {
  const { name, label } = filter;
  const { currency } = useConfiguration();
  const chosen = amountsIn(control.view.filter[name]?.[0]);
  const words = chosenWords(filter, control.view.filter[name] ?? [], useFilterFormats());
  return (
    <FilterButton text={words === null ? label : `${label}: ${words}`} isNarrowing={words !== null}>
      <Suspense fallback={<Skeleton w="16rem" h="10rem" />}>
        <AmountsForm
          key={amountsText(chosen ?? {})}
          label={label}
          value={chosen ?? {}}
          currency={currency}
          onChange={(span) => {
            const written = amountsText(span);
            control.filterBy(name, amountsIn(written) === null ? [] : [written]);
          }}
        />
      </Suspense>
    </FilterButton>
  );
}
