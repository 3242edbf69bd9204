import { Button, Stack } from '@mantine/core';
import { LazyDateRangeField } from '#src/kits/forms/lazy-date-fields.tsx';
import type { Filter } from './filter.ts';
import { daysOf, daysText, presetLabel, presetsFor } from './spans.ts';
import { useCalendar } from './use-calendar.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

interface Props {
  readonly filter: Extract<Filter, { kind: 'days' | 'moments' }>;
  readonly control: ListControl;
}

/** The values of a filter by days: common spans, and a calendar. */
export function DaysValues({ filter: { name, label, time }, control }: Props) {
  const calendar = useCalendar();
  const text = control.view.filter[name]?.[0];
  return (
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
      <LazyDateRangeField
        label={label}
        value={daysOf(text, calendar)}
        firstShown={calendar.today}
        onChange={(span) => control.filterBy(name, span === null ? [] : [daysText(span[0], span[1])])}
      />
    </Stack>
  );
}
