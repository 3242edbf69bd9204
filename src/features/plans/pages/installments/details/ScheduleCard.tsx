import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import { scheduleReasons } from '#src/features/plans/activity-words.ts';
import { useGetScheduleQuery } from '#src/features/plans/own-api.ts';
import { Card } from '#src/ui/Card.tsx';
import { Fetched } from '#src/ui/Fetched.tsx';
import { useDateText } from '#src/ui/use-date-text.ts';
import { ScheduleLines, type ScheduleLinesProps } from './ScheduleLines.tsx';
import { VersionChange } from './VersionChange.tsx';
import { changedFrom, versionsOf } from './versions.ts';

type Look = Pick<ScheduleLinesProps, 'rowId' | 'openLine' | 'onOpen'>;

interface Props extends Look {
  readonly plan: Pick<Plan, 'id' | 'number'>;
  /** Of what stands here, also while there is no schedule: the strip refers to it. */
  readonly id: string;
}

/** The schedule of a plan; it fails alone. */
export function ScheduleCard({ plan, id, ...look }: Props) {
  const answer = useGetScheduleQuery({ params: { planId: plan.id } });
  return (
    <Card heading="Schedule" lead="Open a line to see how it was computed.">
      {/* No margin of what it holds moves it. */}
      <Stack id={id} gap={0}>
        <Fetched answer={answer} waiting={<Skeleton height={320} />}>
          {(schedule) => <Versions schedule={schedule} planNumber={plan.number} {...look} />}
        </Fetched>
      </Stack>
    </Card>
  );
}

/** The version in force, or an earlier one, with what was changed and why. */
function Versions({ schedule, ...look }: Look & Pick<ScheduleLinesProps, 'schedule' | 'planNumber'>) {
  const date = useDateText();
  const [chosen, setChosen] = useState(schedule.version);
  const [inForce, setInForce] = useState(schedule.version);
  // A new version is shown at once, whichever was read when it came.
  if (inForce !== schedule.version) {
    setInForce(schedule.version);
    setChosen(schedule.version);
  }
  const versions = versionsOf(schedule);
  // The strip opens lines of the version in force.
  const isElsewhere = (lines: Schedule['lines']) => !lines.some(({ no }) => no === look.openLine);
  const asked = versions.find(({ version }) => version === chosen);
  if (asked?.replaced && look.openLine !== null && isElsewhere([...asked.lines])) setChosen(schedule.version);
  const index = versions.findIndex(({ version }) => version === chosen);
  const shown = versions[index];
  const before = versions[index - 1];
  if (!shown) return null;
  return (
    <>
      {versions.length > 1 && (
        <>
          <NativeSelect
            label="Version"
            mt="sm"
            size="sm"
            value={String(chosen)}
            data={versions.toReversed().map(({ version, since, reason, replaced }) => ({
              value: String(version),
              label: `${version}, ${replaced ? 'from' : 'in force since'} ${date(since)}: ${scheduleReasons[reason]}`,
            }))}
            onChange={({ currentTarget: { value } }) => {
              setChosen(Number(value));
              look.onOpen(null);
            }}
          />
          <VersionChange version={shown} before={before} currency={schedule.currency} />
        </>
      )}
      <ScheduleLines
        {...look}
        schedule={{ ...schedule, lines: [...shown.lines] }}
        changedFrom={(line) => changedFrom(line, before)}
      />
    </>
  );
}
