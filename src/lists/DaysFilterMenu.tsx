import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { useDateText } from '#src/ui/use-date-text.ts';
import { FilterButton } from './FilterButton.tsx';
import { daysIn, daysText, type Filter } from './filter.ts';
import type { ListControl } from './use-list-query.ts';

/** Fetched when the first calendar is opened. */
const DateRangeField = lazy(() => import('#src/forms/DateRangeField.tsx'));

interface Props {
  readonly filter: Extract<Filter, { kind: 'days' }>;
  readonly control: ListControl;
}

/** A filter by days: its name and the chosen span; a calendar opens on a press. */
export function DaysFilterMenu({ filter: { name, label }, control }: Props) {
  const dateText = useDateText();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const chosen = daysIn(control.view.filter[name]?.[0]);
  return (
    <FilterButton
      text={chosen === null ? label : `${label}: ${dateText(chosen[0])} to ${dateText(chosen[1])}`}
      isNarrowing={chosen !== null}
    >
      <Suspense fallback={<Skeleton w="16rem" h="18rem" />}>
        <DateRangeField
          label={label}
          value={chosen}
          firstShown={new Date(Date.now() + aheadMs).toISOString().slice(0, 10)}
          onChange={(days) => control.filterBy(name, days === null ? [] : [daysText(days[0], days[1])])}
        />
      </Suspense>
    </FilterButton>
  );
}
