import '@mantine/dates/styles.layer.css';
import { Button, Stack } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import { calendarProps } from './calendar-props.ts';

type Days = readonly [first: LocalDate, last: LocalDate];

interface Props {
  readonly label: string;
  readonly value: Days | null;
  /** A day of the month that the calendar opens on when no day is chosen. */
  readonly firstShown: LocalDate;
  /** Called with both days, or with null when the choice is cleared. */
  readonly onChange: (days: Days | null) => void;
}

/** A calendar for choosing a first and a last day. */
export function DateRangeField({ label, value, firstShown, onChange }: Props) {
  /** The first day, until the last one is chosen. */
  const [firstDay, setFirstDay] = useState<LocalDate | null>(null);
  const visibleRange: [string | null, string | null] =
    firstDay === null ? [value?.[0] ?? null, value?.[1] ?? null] : [firstDay, null];
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        {...calendarProps}
        value={visibleRange}
        defaultDate={value?.[0] ?? firstShown}
        onChange={([first, last]) => {
          setFirstDay(last === null ? first : null);
          if (first !== null && last !== null) onChange([first, last]);
        }}
      />
      {value !== null && (
        <Button variant="default" size="xs" onClick={() => onChange(null)}>
          Clear
        </Button>
      )}
    </Stack>
  );
}
