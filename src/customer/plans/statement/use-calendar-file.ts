import { useState } from 'react';
import { getSchedule } from '#contracts/plans/endpoints.ts';
import { listPlans } from '#contracts/plans/list-endpoints.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { Schedule } from '#contracts/plans/schedule.ts';
import { z } from '#contracts/z.ts';
import { readAll } from '#src/api/read-all.ts';
import { type Call, useCall } from '#src/api/use-call.ts';
import { describeError } from '#src/errors/api-error.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { calendarFile, type CalendarEvent } from '#src/kits/schedule/calendar-file.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { planEvents } from './plan-events.ts';

export type CalendarPlan = Pick<Plan, 'id' | 'orderId' | 'number' | 'title'>;

/**
 * Downloads the payments of a plan, or of all plans, as a calendar file, which takes back what has ended since an earlier
 * one. The file is called as the calendar, in lower case.
 */
export function useCalendarFile() {
  const [busy, setBusy] = useState(false);
  const call = useCall();
  const money = useMoneyText();
  const dispatch = useAppDispatch();

  async function save(name: string, plan?: CalendarPlan): Promise<void> {
    setBusy(true);
    const { events, error } = await readEvents(call, plan, money);
    setBusy(false);
    if (error !== null) {
      dispatch(snackbarShown({ text: describeError(error).title, tone: 'warning' }));
      return;
    }
    const text = calendarFile(name, events, new Date().toISOString());
    saveFile(`${name.toLowerCase().replaceAll(' ', '-')}.ics`, 'text/calendar;charset=utf-8', text);
  }
  return { busy, save };
}

/** Reads the schedules of the plans with their earlier versions. */
async function readEvents(
  call: Call,
  plan: CalendarPlan | undefined,
  money: Parameters<typeof planEvents>[2],
) {
  const { signal } = new AbortController();
  const plans: CalendarPlan[] = plan ? [plan] : [];
  let error: unknown = null;
  if (!plan)
    error = await readAll<CalendarPlan>({
      ask: (query) => call(listPlans, { query }, signal),
      query: {},
      signal,
      onRows: (some) => plans.push(...some),
    });
  const events: CalendarEvent[] = [];
  for (const one of plans) {
    const response = await call(getSchedule, { params: { planId: one.id } }, signal);
    if ('error' in response) return { events, error: response.error };
    events.push(...planEvents(one, z.parse(Schedule, response.data), money));
  }
  return { events, error };
}
