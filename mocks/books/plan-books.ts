import type { EntryKind } from '#contracts/books/posting.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { PaymentRecord, RefundRecord } from '#mocks/resources/payments/record.ts';
import type { EndStatus, PlanRecord } from '#mocks/resources/plans/record.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { firstDueOf } from '#mocks/rules/payoff.ts';
import { chargesOf, paymentChanges, refundChanges } from './changes.ts';
import { type Component, components, type End, endOn, endsOf, kindOfEnd, lostTo } from './ends.ts';
import { type Entry, type Leg, together } from './entry.ts';
import { interestOver } from './interest.ts';

/** The entries of one plan, and what its interest changes day by day: the journal has the interest of all plans together. */
export interface PlanBooks {
  readonly entries: readonly Entry[];
  readonly interest: readonly { readonly day: LocalDate; readonly legs: readonly Leg[] }[];
}

type Amounts = Record<Component, number>;
const nothing = (): Amounts => ({ PRINCIPAL: 0, DOWN_PAYMENTS: 0, INTEREST: 0, FEES: 0 });

/** What is owed of a plan, and what of it an end has taken off the books. */
class Owed {
  readonly #asked = nothing();
  #lost = nothing();
  #as: EndStatus | null = null;

  #shown(component: Component): number {
    return this.#asked[component] - this.#lost[component];
  }

  /** The legs of a component; interest is split into what is open and what was paid before it was earned. */
  #legs(component: Component, before: number): Leg[] {
    const after = this.#shown(component);
    if (component !== 'INTEREST') return [[component, after - before]];
    return [
      ['ACCRUED_INTEREST', Math.max(0, after) - Math.max(0, before)],
      ['INTEREST_PAID_EARLY', Math.min(0, after) - Math.min(0, before)],
    ];
  }

  add(component: Component, by: number): Leg[] {
    const before = this.#shown(component);
    this.#asked[component] += by;
    return this.#legs(component, before);
  }

  #lose(component: Component, by: number, as: EndStatus): Leg[] {
    if (by === 0) return [];
    const before = this.#shown(component);
    this.#lost[component] += by;
    return [...this.#legs(component, before), [lostTo[as][component], by]];
  }

  /** At the end of a day: takes off what is open of a plan that has ended, and puts it back once the plan goes on. */
  close(end: EndStatus | null): Closing[] {
    const was = this.#as;
    this.#as = end;
    const back =
      was === null || was === end
        ? []
        : components.flatMap((each) => this.#lose(each, -this.#lost[each], was));
    const lost = end === null ? [] : components.flatMap((each) => this.#lose(each, this.#shown(each), end));
    return [
      ...(was === null ? [] : [{ id: 'BACK', kind: kindOfEnd[was], legs: back }]),
      ...(end === null ? [] : [{ id: 'END', kind: kindOfEnd[end], legs: lost }]),
    ];
  }
}

/** What is taken off the books, or put back. */
interface Closing {
  readonly id: string;
  readonly kind: EntryKind;
  readonly legs: readonly Leg[];
}

/** Returns the days on which something may change: those of changes and ends, and each day that bears interest. */
function daysOf(
  plan: PlanRecord,
  from: LocalDate,
  changes: readonly { readonly day: LocalDate }[],
  ends: readonly End[],
  today: LocalDate,
): LocalDate[] {
  const days = new Set([from, today, ...changes.map(({ day }) => day)]);
  for (const end of ends) days.add(end.from).add(end.until ?? end.from);
  if (plan.totalInterest > 0) {
    const schedules = [...plan.earlierSchedules.map(({ lines }) => lines), plan.lines];
    const dues = schedules.flatMap((lines) => lines.map(firstDueOf)).toSorted();
    const last = dues.at(-1) ?? from;
    for (let day = from; day <= last && day <= today; day = daysAfter(day, 1)) days.add(day);
  }
  return [...days].filter((day) => day >= from && day <= today).toSorted();
}

/** Derives the books of a plan from its row, its payments and their refunds, until a day. */
export function planBooks(
  plan: PlanRecord,
  payments: readonly PaymentRecord[],
  refunds: readonly RefundRecord[],
  today: LocalDate,
): PlanBooks {
  const from = plan.activatedOn;
  if (from === null) return { entries: [], interest: [] };
  const ends = endsOf(plan);
  const changes = [
    ...chargesOf(plan, from),
    ...payments.flatMap(paymentChanges),
    ...refunds.flatMap(refundChanges),
  ];
  const byDay = Map.groupBy(changes, ({ day }) => day);
  const interestUntil = interestOver(plan, refunds, ends);
  const about = { currency: plan.currency, plan: { id: plan.id, number: plan.number } };
  const owed = new Owed();
  const entries: Entry[] = [];
  const interest: { day: LocalDate; legs: Leg[] }[] = [];
  let earned = 0;
  for (const day of daysOf(plan, from, changes, ends, today)) {
    const more = interestUntil(day) - earned;
    earned += more;
    if (more !== 0) interest.push({ day, legs: [...owed.add('INTEREST', more), ['INTEREST_INCOME', -more]] });
    for (const { owed: parts, legs, ...change } of byDay.get(day) ?? []) {
      const ofPlan = parts.flatMap(([component, by]) => owed.add(component, by));
      entries.push({ ...change, ...about, legs: together([...ofPlan, ...legs]) });
    }
    for (const { id, kind, legs } of owed.close(endOn(ends, day)?.status ?? null))
      entries.push({
        ...about,
        id: `${plan.id}.${id}-${day}`,
        day,
        kind,
        paymentId: null,
        legs: together(legs),
      });
  }
  return { entries: entries.filter(({ legs }) => legs.length > 0), interest };
}
