import { Button } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { useGetPlanActivityQuery, useGetScheduleQuery } from '#src/features/plans/own-api.ts';
import { useGetMeQuery } from '#src/api/own-account.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { ComingCalendarButton } from './ComingCalendarButton.tsx';
import { csvFile } from '#src/platform/csv.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { wallTime } from '#src/ui/wall-time.ts';
import { ownedRows, statementRows } from './statement.ts';

/** The buttons that export a plan: for spreadsheets, for print, for a calendar. */
export function StatementButtons({ plan }: { readonly plan: Plan }) {
  const params = { planId: plan.id };
  const { data: schedule } = useGetScheduleQuery({ params });
  const { data: activity } = useGetPlanActivityQuery({ params });
  const { data: me } = useGetMeQuery();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const { timeZone } = useConfiguration();
  const { currency } = plan.financed;
  const save = () => {
    if (!schedule || !activity || me?.kind !== 'CUSTOMER') return;
    const rows = ownedRows(statementRows(schedule, activity.events), plan.number, me.user.fullName);
    const day = wallTime(Date.now() + aheadMs, timeZone).slice(0, 10);
    const name = `${plan.number.toLowerCase()}-statement-${day}.csv`;
    saveFile(name, 'text/csv;charset=utf-8', csvFile(rows));
  };
  const open = plan.next ? plan.strip.filter(({ openMinor }) => openMinor > 0) : [];
  return (
    <>
      <Button variant="default" size="sm" disabled={!schedule || !activity || !me} onClick={save}>
        Statement as CSV
      </Button>
      <Button variant="default" size="sm" onClick={() => window.print()}>
        Print
      </Button>
      <ComingCalendarButton
        name={`Payments of ${plan.number}`}
        payments={open.map(({ no, dueDate, openMinor }) => ({
          planNumber: plan.number,
          title: plan.title,
          lineNo: no,
          dueDate,
          amount: { amountMinor: openMinor, currency },
        }))}
      />
    </>
  );
}
