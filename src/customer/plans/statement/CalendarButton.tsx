import { Button } from '@mantine/core';
import { type CalendarPlan, useCalendarFile } from './use-calendar-file.ts';

interface Props {
  /** The name of the calendar; in lower case also of the file. */
  readonly name: string;
  /** The plan whose payments are saved; those of all plans if it is left out. */
  readonly plan?: CalendarPlan;
}

/** Downloads the payments as a calendar file. */
export function CalendarButton({ name, plan }: Props) {
  const { busy, save } = useCalendarFile();
  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void save(name, plan)}>
      Add to calendar
    </Button>
  );
}
