import { Anchor } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { useGetPlanActivityQuery, useGetScheduleQuery } from '#src/customer/plans/api.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { useCalendarFile } from './use-calendar-file.ts';
import { csvFile } from '#src/platform/files/csv.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';
import { wallTime } from '#src/ui/format/wall-time.ts';
import { ownedRows, statementRows } from '#src/resources/plans/statement/statement.ts';

/** What exports a plan: for spreadsheets, for print, for a calendar. */
export function StatementLinks({ plan }: { readonly plan: Plan }) {
  const params = { planId: plan.id };
  const schedules = useGetScheduleQuery({ params });
  const activities = useGetPlanActivityQuery({ params });
  const account = useGetMeQuery();
  const schedule = schedules.data;
  const activity = activities.data;
  const me = account.data;
  const unread = [schedules, activities, account].find(({ data, error }) => !data && error !== undefined);
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const { timeZone } = useConfiguration();
  const save = () => {
    if (!schedule || !activity || me?.kind !== 'CUSTOMER') return;
    const rows = ownedRows(statementRows(schedule, activity.events), plan.number, me.user.fullName);
    const day = wallTime(Date.now() + aheadMs, timeZone).slice(0, 10);
    const name = `${plan.number.toLowerCase()}-statement-${day}.csv`;
    saveFile(name, 'text/csv;charset=utf-8', csvFile(rows));
  };
  const calendar = useCalendarFile();
  return (
    <>
      {unread && <UnreadPart response={unread}>We couldn’t read what the statement needs.</UnreadPart>}
      <Anchor {...link} disabled={!schedule || !activity || !me} onClick={save}>
        Statement
      </Anchor>
      <Anchor {...link} onClick={() => window.print()}>
        Print
      </Anchor>
      {plan.next !== null && (
        <Anchor
          {...link}
          disabled={calendar.busy}
          onClick={() => void calendar.save(`Payments of ${plan.number}`, plan)}
        >
          Add to calendar
        </Anchor>
      )}
    </>
  );
}

const link = { component: 'button', type: 'button', size: 'sm' } as const;
