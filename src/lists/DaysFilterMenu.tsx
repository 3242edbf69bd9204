import { Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { chosenWords } from './filter-words.ts';
import { FilterButton } from './FilterButton.tsx';
import type { Filter } from './filter.ts';
import { daysOf, daysText, presetLabel, presetsFor } from './spans.ts';
import { useCalendar } from './use-calendar.ts';
import { useFilterFormats } from './use-filter-formats.ts';
import type { ListControl } from './use-list-query.ts';

/** Fetched when the first calendar is opened. */
const DateRangeField = lazy(() => import('#src/forms/DateRangeField.tsx'));

interface Props {
  readonly filter: Extract<Filter, { kind: 'days' | 'moments' }>;
  readonly control: ListControl;
}

/** A filter by days: its name and the chosen span; spans that are often asked for, and a calendar, open on a press. */
export function DaysFilterMenu({ filter, control }: Props) {
  const { name, label, time } = filter;
  const calendar = useCalendar();
  const text = control.view.filter[name]?.[0];
  const days = daysOf(text, calendar);
  const words = chosenWords(filter, control.view.filter[name] ?? [], useFilterFormats());
  return (
    <FilterButton text={words === null ? label : `${label}: ${words}`} isNarrowing={words !== null}>
      <Stack gap="xs">
        {presetsFor[time].map((preset) => (
          <Button
            key={preset}
            size="xs"
            variant={text === preset ? 'light' : 'default'}
            aria-pressed={text === preset}
            onClick={() => control.filterBy(name, [preset])}
          >
            {presetLabel(preset)}
          </Button>
        ))}
        <Suspense fallback={<Skeleton w="16rem" h="18rem" />}>
          <DateRangeField
            label={label}
            value={days}
            firstShown={calendar.today}
            onChange={(span) => control.filterBy(name, span === null ? [] : [daysText(span[0], span[1])])}
          />
        </Suspense>
      </Stack>
    </FilterButton>
  );
}
