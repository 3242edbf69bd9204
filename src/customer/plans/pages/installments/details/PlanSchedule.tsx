import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import { scheduleReasons } from '#src/resources/plans/activity-words.ts';
import { isWithBank } from '#src/resources/plans/labels.ts';
import { useGetScheduleQuery } from '#src/customer/plans/api.ts';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { Part } from '#src/customer/plans/Part.tsx';
import { ScheduleLines, type ScheduleLinesProps } from './ScheduleLines.tsx';
import { VersionChange } from './VersionChange.tsx';
import { changedFrom, versionsOf } from './versions.ts';

/** In rem: of a line and of the head. */
const lineHeight = 2.25;

type LineProps = Pick<ScheduleLinesProps, 'rowId' | 'openLine' | 'onOpen'>;

interface Props extends LineProps {
  readonly plan: Pick<Plan, 'id' | 'number' | 'status' | 'bankConfirming' | 'strip'>;
  /** The id of this part, which exists even without a schedule, because the strip refers to it. */
  readonly id: string;
}

/** The schedule of a plan; a failure affects only this part. */
export function PlanSchedule({ plan, id, ...lineProps }: Props) {
  const response = useGetScheduleQuery({ params: { planId: plan.id } });
  return (
    <Part heading="Schedule">
      {/* a Stack, so that margins of the content do not move the element with the id */}
      <Stack id={id} gap={0}>
        <Fetched
          response={response}
          waiting={<Skeleton height={`${lineHeight * (plan.strip.length + 1)}rem`} />}
        >
          {(schedule) => (
            <Versions
              schedule={schedule}
              planNumber={plan.number}
              isWithBank={isWithBank(plan)}
              {...lineProps}
            />
          )}
        </Fetched>
      </Stack>
    </Part>
  );
}

/** The current version of a schedule or an earlier one, with what was changed and why. */
function Versions({
  schedule,
  ...lineProps
}: LineProps & Pick<ScheduleLinesProps, 'schedule' | 'planNumber' | 'isWithBank'>) {
  const date = useDateText();
  const [chosen, setChosen] = useState(schedule.version);
  const [inForce, setInForce] = useState(schedule.version);
  // A new version is shown at once, even if an earlier one was selected.
  if (inForce !== schedule.version) {
    setInForce(schedule.version);
    setChosen(schedule.version);
  }
  const versions = versionsOf(schedule);
  // The strip refers to lines of the current version.
  const isElsewhere = (lines: Schedule['lines']) => !lines.some(({ no }) => no === lineProps.openLine);
  const chosenVersion = versions.find(({ version }) => version === chosen);
  if (chosenVersion?.replaced && lineProps.openLine !== null && isElsewhere([...chosenVersion.lines]))
    setChosen(schedule.version);
  const index = versions.findIndex(({ version }) => version === chosen);
  const visibleVersion = versions[index];
  const before = versions[index - 1];
  if (!visibleVersion) return null;
  return (
    <>
      {versions.length > 1 && (
        <>
          <NativeSelect
            label="Version"
            mb="xs"
            size="sm"
            value={String(chosen)}
            data={versions.toReversed().map(({ version, since, reason, replaced }) => ({
              value: String(version),
              label: `${version}, ${replaced ? 'from' : 'in force since'} ${date(since)}: ${scheduleReasons[reason]}`,
            }))}
            onChange={({ currentTarget: { value } }) => {
              setChosen(Number(value));
              lineProps.onOpen(null);
            }}
          />
          <VersionChange version={visibleVersion} before={before} currency={schedule.currency} />
        </>
      )}
      <ScheduleLines
        {...lineProps}
        schedule={{ ...schedule, lines: [...visibleVersion.lines] }}
        changedFrom={(line) => changedFrom(line, before)}
      />
    </>
  );
}
