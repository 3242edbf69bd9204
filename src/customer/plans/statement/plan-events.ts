import type { Money } from '#contracts/money.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { Schedule, ScheduleLine } from '#contracts/plans/schedule.ts';
import { lineName } from '#src/resources/plans/labels.ts';
import type { CalendarEvent } from '#src/kits/schedule/calendar-file.ts';

type EventPlan = Pick<Plan, 'orderId' | 'number' | 'title'>;
type EventSchedule = Pick<Schedule, 'lines' | 'earlier' | 'currency'>;

interface Dated {
  readonly uid: string;
  readonly line: ScheduleLine;
}

/**
 * Returns the payments of a plan as calendar events: what is open, and as cancelled what an earlier file may have. A
 * payment is known by its order and its month, since the numbers of lines change with each new version of the schedule;
 * a second one in the same month by its place in it.
 */
export function planEvents(
  { orderId, number, title }: EventPlan,
  { lines, earlier, currency }: EventSchedule,
  money: (amount: Money) => string,
): readonly CalendarEvent[] {
  const open = dated(orderId, lines.filter(isOpen));
  const openIds = new Set(open.map(({ uid }) => uid));
  const ended = new Map(
    [...earlier.map((version) => version.lines), lines]
      .flatMap((version) => dated(orderId, version.filter(isPayment)))
      .filter(({ uid }) => !openIds.has(uid))
      .map((one) => [one.uid, one]),
  );
  const eventOf = ({ uid, line }: Dated, isCancelled: boolean): CalendarEvent => {
    const amountMinor = isCancelled ? line.totalMinor : line.openMinor + line.feeOpenMinor;
    const amount = money({ amountMinor, currency });
    return {
      uid,
      day: line.dueDate,
      isCancelled,
      summary: `${amount} due, ${title}`,
      description: `${number}: ${lineName(line.no).toLowerCase()}, ${amount}.`,
    };
  };
  return [...open.map((one) => eventOf(one, false)), ...[...ended.values()].map((one) => eventOf(one, true))];
}

/** The down payment is paid when the plan begins; an amount paid ahead or at once is never due. */
const isPayment = ({ no, kind }: ScheduleLine) => no > 0 && kind === 'SCHEDULED';

const closed: ReadonlySet<ScheduleLine['status']> = new Set(['PAID', 'SUPERSEDED', 'CANCELLED']);

const isOpen = (line: ScheduleLine) =>
  isPayment(line) && !closed.has(line.status) && line.openMinor + line.feeOpenMinor > 0;

function dated(orderId: string, lines: readonly ScheduleLine[]): readonly Dated[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const month = line.dueDate.slice(0, 7);
    const place = (counts.get(month) ?? 0) + 1;
    counts.set(month, place);
    return { uid: `${orderId}-${month}${place > 1 ? `-${place}` : ''}@tranche.example`, line };
  });
}
