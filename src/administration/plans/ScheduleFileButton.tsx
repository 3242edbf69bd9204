import { Button } from '@mantine/core';
import type { Schedule } from '#contracts/plans/schedule.ts';
import { statementRows } from '#src/resources/plans/statement/statement.ts';
import { csvFile } from '#src/platform/files/csv.ts';
import { saveFile } from '#src/platform/files/save-file.ts';

interface Props {
  readonly number: string;
  /** The schedule to download, with its visible lines. */
  readonly schedule: Schedule;
}

/** Downloads the lines of a schedule for spreadsheets. */
export function ScheduleFileButton({ number, schedule }: Props) {
  const name = `${number.toLowerCase()}-schedule-${schedule.version}.csv`;
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => saveFile(name, 'text/csv;charset=utf-8', csvFile(statementRows(schedule, [])))}
    >
      Export as CSV
    </Button>
  );
}
