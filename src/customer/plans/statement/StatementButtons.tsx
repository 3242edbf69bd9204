import { Button } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { useGetPlanActivityQuery, useGetScheduleQuery } from '#src/customer/plans/api.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { csvFile } from '#src/platform/files/csv.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';
import { wallTime } from '#src/ui/format/wall-time.ts';
import { ownedRows, statementRows } from '#src/resources/plans/statement/statement.ts';

/** The buttons that export a plan: for spreadsheets, for print, for a calendar. */
export function StatementButtons({ plan }: { readonly plan: Plan }) {
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
  const isOpen = plan.next !== null;
  return (
    <>
      {unread && <UnreadPart response={unread}>We couldn’t read what the statement needs.</UnreadPart>}
      <Button variant="default" size="sm" disabled={!schedule || !activity || !me} onClick={save}>
        Statement as CSV
      </Button>
      <Button variant="default" size="sm" onClick={() => window.print()}>
        Print
      </Button>
      {isOpen && <CalendarButton name={`Payments of ${plan.number}`} plan={plan} />}
    </>
  );
}
