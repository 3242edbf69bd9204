import type { Account } from '#contracts/books/account.ts';
import type { EntryKind } from '#contracts/books/posting.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { endOf } from '#mocks/resources/plans/lifecycle.ts';
import type { EndStatus, PlanRecord } from '#mocks/resources/plans/record.ts';

/** The days, from the first to the one before the last, on which nothing is owed of a plan, or what is counts as lost. */
export interface End {
  readonly status: EndStatus;
  readonly from: LocalDate;
  readonly until: LocalDate | null;
}

export function endsOf(plan: PlanRecord): End[] {
  const last = endOf(plan);
  const ends = [...plan.earlierEnds, ...(last ? [{ ...last, until: null }] : [])];
  return ends.map(({ status, on, until }, index) => {
    const before = ends[index - 1]?.until ?? null; // a plan keeps the day on which it closed first
    return { status, from: before !== null && before > on ? before : on, until };
  });
}

export const endOn = (ends: readonly End[], day: LocalDate): End | null =>
  ends.findLast(({ from, until }) => from <= day && (until === null || day < until)) ?? null;

/** What is asked for of a plan, each on an account; interest is on two, as it can be paid before it is earned. */
export const components = ['PRINCIPAL', 'DOWN_PAYMENTS', 'INTEREST', 'FEES'] as const;
export type Component = (typeof components)[number];

/** What an end makes of each: what is cancelled was never sold, nor earned. */
export const lostTo: Readonly<Record<EndStatus, Readonly<Record<Component, Account>>>> = {
  CANCELLED: {
    PRINCIPAL: 'SALES',
    DOWN_PAYMENTS: 'SALES',
    INTEREST: 'INTEREST_INCOME',
    FEES: 'FEES_WAIVED',
  },
  WRITTEN_OFF: allTo('WRITE_OFFS'),
  SETTLED: allTo('SMALL_RESTS'),
  WITHDRAWN: allTo('SMALL_RESTS'),
};

export const kindOfEnd: Readonly<Record<EndStatus, EntryKind>> = {
  CANCELLED: 'CANCELLATION',
  WRITTEN_OFF: 'WRITE_OFF',
  SETTLED: 'SMALL_REST',
  WITHDRAWN: 'SMALL_REST',
};

function allTo(account: Account) {
  return { PRINCIPAL: account, DOWN_PAYMENTS: account, INTEREST: account, FEES: account };
}
