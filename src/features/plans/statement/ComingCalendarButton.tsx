import { Button } from '@mantine/core';
import { saveFile } from '#src/platform/save-file.ts';
import { calendarFile } from '#src/schedule/calendar-file.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { type CalendarPayment, comingEvents } from './coming-events.ts';

interface Props {
  /** The name of the calendar; in lower case also of the file. */
  readonly name: string;
  readonly payments: readonly CalendarPayment[];
}

/** Downloads future payments as a calendar file; nothing without any. */
export function ComingCalendarButton({ name, payments }: Props) {
  const money = useMoneyText();
  if (payments.length === 0) return null;
  const save = () => {
    const text = calendarFile(name, comingEvents(payments, money), new Date().toISOString());
    saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.ics`, 'text/calendar;charset=utf-8', text);
  };
  return (
    <Button variant="default" size="sm" onClick={save}>
      Add to calendar
    </Button>
  );
}
