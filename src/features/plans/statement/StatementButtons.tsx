import { Button } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { useGetPlanActivityQuery, useGetScheduleQuery } from '#src/features/plans/own-api.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { ComingCalendarButton } from './ComingCalendarButton.tsx';
import { csvFile } from '#src/platform/csv.ts';
import { statementRows } from './statement.ts';

/** The buttons that export a plan: for spreadsheets, for print, for a calendar. */
export function StatementButtons({ plan }: { readonly plan: Plan }) {
  const params = { planId: plan.id };
  const { data: schedule } = useGetScheduleQuery({ params });
  const { data: activity } = useGetPlanActivityQuery({ params });
  const { currency } = plan.financed;
  const save = () => {
    if (!schedule || !activity) return;
    const rows = statementRows(schedule, activity.events);
    saveFile(`${plan.number.toLowerCase()}-statement.csv`, 'text/csv;charset=utf-8', csvFile(rows));
  };
  const open = plan.next ? plan.strip.filter(({ openMinor }) => openMinor > 0) : [];
  return (
    <>
      <Button variant="default" size="sm" disabled={!schedule || !activity} onClick={save}>
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
