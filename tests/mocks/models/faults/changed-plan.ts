import type * as attempts from '#mocks/resources/payments/attempts.ts';
import type * as allocation from '#mocks/rules/allocation.ts';
import type * as dispute from '#mocks/rules/dispute.ts';
import type * as feeWaiver from '#mocks/rules/fee-waiver.ts';
import type * as lateness from '#mocks/rules/lateness.ts';
import type * as promise from '#mocks/rules/promise.ts';
import type * as refund from '#mocks/rules/refund.ts';
import type * as rescheduling from '#mocks/rules/rescheduling.ts';
import type * as writeOff from '#mocks/commands/plans/write-off.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { faultsOf } from './fault.ts';

const inAttempts = faultsOf<typeof attempts>('resources/payments/attempts');
const inAllocation = faultsOf<typeof allocation>('rules/allocation');
const inDispute = faultsOf<typeof dispute>('rules/dispute');
const inFeeWaiver = faultsOf<typeof feeWaiver>('rules/fee-waiver');
const inRefund = faultsOf<typeof refund>('rules/refund');
const inRescheduling = faultsOf<typeof rescheduling>('rules/rescheduling');
const inLateness = faultsOf<typeof lateness>('rules/lateness');
const inPromise = faultsOf<typeof promise>('rules/promise');

const inWriteOff = faultsOf<typeof writeOff>('commands/plans/write-off');

const [moved, disputed, defaulted, promised] = [
  'plan with other dates',
  'plan with a problem',
  'plan that is lost',
  'plan with a promise',
] as const;

export const changedPlanFaults = [
  inRescheduling(moved, 'another due day is a day late', ({ onDueDay }) => ({
    onDueDay: (lines, terms, day, today) => onDueDay(lines, terms, day === 28 ? 27 : day + 1, today),
  })),
  inRescheduling(moved, 'another due day costs no interest of the longer period', ({ onDueDay }) => ({
    onDueDay(lines, terms, day, today) {
      const { kept, added, moved: early } = onDueDay(lines, terms, day, today);
      const months = { months: 1, days: null };
      const plain = added.map((line) => ({ ...line, period: months, interestMinor: line.interestMinor - 1 }));
      return { kept, added: plain, moved: early };
    },
  })),
  inRescheduling(
    moved,
    'late interest that is to be spread waits for the next instalment',
    ({ rescheduled }) => ({
      rescheduled: (lines, terms, spreading, today) =>
        rescheduled(lines, terms, { ...spreading, arrears: 'NEXT' }, today),
    }),
  ),
  inRescheduling(moved, 'another due day forgets that due dates were moved', ({ onDueDay }) => ({
    onDueDay: (lines, terms, day, today) =>
      onDueDay(
        lines.map((line) => ({ ...line, extendedTo: null })),
        terms,
        day,
        today,
      ),
  })),
  inRescheduling(moved, 'due dates move a day more', ({ extended }) => ({
    extended: (lines, days) => extended(lines, days + 1),
  })),
  inRescheduling(moved, 'a period begins before the one that was moved has ended', ({ extended }) => ({
    extended: (lines, days) => ({
      ...extended(lines, days),
      kept: extended(lines, days).kept.map((line) =>
        lines.some(({ no, dueDate }) => no === line.no && dueDate !== line.dueDate)
          ? { ...line, periodStart: lines.find(({ no }) => no === line.no)?.periodStart ?? line.periodStart }
          : line,
      ),
    }),
  })),
  inAllocation(moved, 'the late fee of a line that was moved is never paid', ({ allocatePayment }) => ({
    allocatePayment(amount, lines, today) {
      const bare = lines.map((line) =>
        line.dueDate > today ? { ...line, feeWaivedMinor: line.feeChargedMinor - line.paidFeeMinor } : line,
      );
      return allocatePayment(amount, bare, today);
    },
  })),
  inRefund(disputed, 'what was paid of a waived fee is lost', ({ partsWithout }) => ({
    partsWithout: (parts, reversed, wanted) => ({ ...partsWithout(parts, reversed, wanted), taken: [] }),
  })),
  inFeeWaiver(disputed, 'waiving one fee waives all', ({ isWaived }) => ({
    isWaived: (line) => isWaived(line, null),
  })),
  inDispute(disputed, 'late fees and reminders go on while a problem waits', () => ({
    isPaused: () => false,
  })),
  inDispute(disputed, 'after a return the pause is as short as after others', ({ lastPausedDay }) => ({
    lastPausedDay: (_why, day) => lastPausedDay('OTHER', day),
  })),
  inDispute(disputed, 'the pause ends a day early', ({ isPaused }) => ({
    isPaused: (reported, day) => isPaused(reported, daysAfter(day, 1)),
  })),
  inLateness(defaulted, 'a plan of 31 days counts as one of 30', ({ latenessOf }) => ({
    latenessOf: (days, isDueToday, graceDays) => latenessOf(days === 31 ? 30 : days, isDueToday, graceDays),
  })),
  inPromise(promised, 'a promise is broken on its last day', ({ promiseStatus }) => ({
    promiseStatus: (made, received, today) => promiseStatus(made, received, daysAfter(today, 1)),
  })),
  inPromise(promised, 'what is paid does not keep a promise', ({ promiseStatus }) => ({
    promiseStatus: (made, _received, today) => promiseStatus(made, 0, today),
  })),
  inAttempts(promised, 'a payment that was tried again counts from its first attempt', () => ({
    triedAt: ({ createdAt }) => createdAt,
  })),
  inPromise(promised, 'a promise can be a day longer', ({ lastPromiseDay }) => ({
    lastPromiseDay: (today) => daysAfter(lastPromiseDay(today), 1),
  })),
  inWriteOff(defaulted, 'a plan is written off by one administrator alone', () => ({
    writeOffPlan: { needsApproval: () => false },
  })),
];
