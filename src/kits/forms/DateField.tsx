import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useId, useState } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import { datePickerYears } from '#src/platform/settings/constants.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { calendarProps } from './calendar-props.ts';
import { dayExample, readDay } from './read-day.ts';
import { unread, unreadText } from './unread.ts';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';

type Props = Omit<DateInputProps, 'value' | 'onChange' | 'minDate' | 'maxDate'> & {
  /** A day; null or an empty string; or a text that could not be read (`unread`). */
  readonly value?: LocalDate | null;
  readonly onChange?: (day: LocalDate | null) => void;
  readonly minDate?: LocalDate;
  readonly maxDate?: LocalDate;
};

/**
 * A field for a day from today on: typed in any usual form, or chosen from a calendar. A text that is no such day stays,
 * with the reason.
 */
export function DateField({ value = null, onChange, error, ...props }: Props) {
  const { locale } = useConfiguration();
  const { today } = useWallClock();
  const { minDate = today, maxDate = datePickerYears(Number(today.slice(0, 4))).maxDate } = props;
  const form = { locale, today, min: minDate, max: maxDate };
  const [isOpen, setOpen] = useState(false);
  const [isLeft, setLeft] = useState(true);
  const id = useId();
  const text = unreadText(value);
  const read = readDay(text ?? '', form);
  const fault = 'fault' in read ? read.fault : null;

  function enter(day: LocalDate | null): void {
    if (day !== value) onChange?.(day);
  }
  function dayIn(typed: string): LocalDate | null {
    const result = readDay(typed, form);
    return 'day' in result ? result.day : null;
  }
  return (
    <DateInput
      valueFormat="D MMM YYYY"
      placeholder={dayExample(form)}
      // while the calendar is open, Escape closes it and not the dialog around it
      popoverProps={{
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
        attributes: { dropdown: { role: 'dialog', 'aria-labelledby': `${id}-label` } }, // the field's label
      }}
      id={id}
      data-mantine-stop-propagation={isOpen || undefined}
      clearButtonProps={{ 'aria-label': 'Clear' }}
      {...calendarProps}
      {...props}
      minDate={minDate}
      maxDate={maxDate}
      dateParser={dayIn}
      fixOnBlur={text === null} // what could not be read stays
      value={text === null ? value || null : null}
      error={fault !== null && (isLeft || Boolean(error)) ? fault : error}
      onChange={enter}
      onInput={({ currentTarget }) => {
        const typed = currentTarget.value;
        setLeft(currentTarget.ownerDocument.activeElement !== currentTarget); // filled by a program
        enter(typed.trim() === '' ? null : (dayIn(typed) ?? unread(typed)));
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setLeft(true);
      }}
      onBlur={(event) => {
        setLeft(true);
        props.onBlur?.(event);
      }}
    />
  );
}
