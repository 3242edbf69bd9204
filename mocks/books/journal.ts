import type { LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { scratchcardEntry, walletEntry } from './customer-entries.ts';
import { type Entry, type Leg, together } from './entry.ts';
import { type PlanBooks, planBooks } from './plan-books.ts';

/** The tables that the books are derived from. */
export const bookedTables = ['plans', 'payments', 'refunds', 'scratchcards', 'users'] as const;
export type BookedTables = Pick<Reads, (typeof bookedTables)[number]>;

type Derived = readonly [...Parameters<typeof planBooks>, PlanBooks];

/** The books of each plan as they were derived last: its rows are the same until something of it changes. */
const derived = new WeakMap<PlanRecord, Derived>();

const isSame = (some: readonly object[], others: readonly object[]) =>
  some.length === others.length && some.every((each, index) => each === others[index]);

function booksOf(...given: Parameters<typeof planBooks>): PlanBooks {
  const [plan, payments, refunds, today] = given;
  const last = derived.get(plan);
  if (last && last[3] === today && isSame(last[1], payments) && isSame(last[2], refunds)) return last[4];
  const books = planBooks(...given);
  derived.set(plan, [...given, books]);
  return books;
}

/** Derives the journal until the end of a day (docs/domain.md, "Books"). */
export function journalOf(tables: BookedTables, today: LocalDate): Entry[] {
  const interest = new Map<Currency, Map<LocalDate, Leg[]>>();
  const ofPlans = tables.plans.all().flatMap((plan) => {
    const payments = tables.payments.by('planId', plan.id);
    const refunds = payments.flatMap(({ id }) => tables.refunds.by('paymentId', id));
    const books = booksOf(plan, payments, refunds, today);
    const days = interest.get(plan.currency) ?? new Map<LocalDate, Leg[]>();
    interest.set(plan.currency, days);
    for (const { day, legs } of books.interest) {
      const ofDay = days.get(day) ?? [];
      ofDay.push(...legs);
      days.set(day, ofDay);
    }
    return books.entries;
  });
  const ofInterest = [...interest].flatMap(([currency, days]) =>
    [...days].map(([day, legs]): Entry => ({
      id: `INTEREST-${day}-${currency}`,
      day,
      kind: 'INTEREST',
      currency,
      plan: null,
      paymentId: null,
      legs: together(legs),
    })),
  );
  return [
    ...ofPlans,
    ...ofInterest.filter(({ legs }) => legs.length > 0),
    ...tables.scratchcards.by('status', 'REDEEMED').flatMap(scratchcardEntry),
    ...tables.users.all().flatMap(walletEntry),
  ];
}
