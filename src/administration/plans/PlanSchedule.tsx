import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { scheduleReasons } from '#src/resources/plans/activity-words.ts';
import { useGetScheduleAsAdministratorQuery } from './api.ts';
import { lineStatuses } from '#src/resources/plans/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { ScheduleFileButton } from './ScheduleFileButton.tsx';

interface Props {
  readonly planId: string;
  readonly number: string;
}

/** All lines of a plan, in the current version or an earlier one. */
export function PlanSchedule({ planId, number }: Props) {
  const response = useGetScheduleAsAdministratorQuery({ params: { planId } });
  return (
    <Fetched response={response}>{(schedule) => <Versions schedule={schedule} number={number} />}</Fetched>
  );
}

function Versions({ schedule, number }: { readonly schedule: Schedule; readonly number: string }) {
  const date = useDateText();
  const [chosen, setChosen] = useState<number | null>(null);
  const { currency, earlier } = schedule;
  const versions = [schedule, ...earlier.toReversed()];
  const visibleVersion = versions.find(({ version }) => version === chosen) ?? schedule;
  return (
    <Section
      title="Schedule"
      action={<ScheduleFileButton number={number} schedule={{ ...schedule, ...visibleVersion }} />}
    >
      {earlier.length > 0 && (
        <NativeSelect
          aria-label="Version of the schedule"
          size="sm"
          mb="xs"
          value={String(visibleVersion.version)}
          data={versions.map(({ version, since, reason }) => ({
            value: String(version),
            label: `${version}, since ${date(since)}: ${scheduleReasons[reason]}`,
          }))}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
        />
      )}
      <SmallTable
        columns={['No.', 'Due', 'Amount', 'Status', 'Open']}
        rows={visibleVersion.lines.map((line) => ({
          key: String(line.no),
          cells: cellsOf(line, currency),
        }))}
      />
    </Section>
  );
}

const cellsOf = (line: ScheduleLine, currency: Schedule['currency']) => [
  line.no,
  <DateText key="due" value={line.dueDate} />,
  <Money key="amount" value={{ amountMinor: line.totalMinor, currency }} />,
  <Status key="status" {...lineStatuses[line.status]} />,
  <Money key="open" value={{ amountMinor: line.openMinor + line.feeOpenMinor, currency }} />,
];
