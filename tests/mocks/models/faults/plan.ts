import type * as bankDays from '#mocks/rules/bank-days.ts';
import type * as collection from '#mocks/rules/collection.ts';
import type * as allocation from '#mocks/rules/allocation.ts';
import type * as guards from '#mocks/resources/plans/guards.ts';
import type * as lateFees from '#mocks/rules/late-fees.ts';
import type * as lineBalance from '#mocks/rules/line-balance.ts';
import type * as lineStatus from '#mocks/rules/line-status.ts';
import type * as newSchedule from '#mocks/rules/new-schedule.ts';
import type * as payingAhead from '#mocks/rules/paying-ahead.ts';
import type * as payoff from '#mocks/rules/payoff.ts';
import type * as rates from '#mocks/rules/rates.ts';
import type * as refund from '#mocks/rules/refund.ts';
import type * as reopenedLines from '#mocks/rules/reopened-lines.ts';
import type * as rescheduling from '#mocks/rules/rescheduling.ts';
import type { negligibleRest, PolicyProfile } from '#mocks/rules/profiles.ts';
import { daysAfter, daysBetween } from '#mocks/rules/calendar.ts';
import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { faultsOf, stopped } from './fault.ts';

const inAllocation = faultsOf<typeof allocation>('rules/allocation');
const inLateFees = faultsOf<typeof lateFees>('rules/late-fees');
const inLineBalance = faultsOf<typeof lineBalance>('rules/line-balance');
const inLineStatus = faultsOf<typeof lineStatus>('rules/line-status');
const inPayoff = faultsOf<typeof payoff>('rules/payoff');
const inRates = faultsOf<typeof rates>('rules/rates');
const inRefund = faultsOf<typeof refund>('rules/refund');
const inCollection = faultsOf<typeof collection>('rules/collection');
const inPayingAhead = faultsOf<typeof payingAhead>('rules/paying-ahead');
const inReopenedLines = faultsOf<typeof reopenedLines>('rules/reopened-lines');
const inRescheduling = faultsOf<typeof rescheduling>('rules/rescheduling');
const inBankDays = faultsOf<typeof bankDays>('rules/bank-days');
const inNewSchedule = faultsOf<typeof newSchedule>('rules/new-schedule');
const inGuards = faultsOf<typeof guards>('resources/plans/guards');
const inProfiles = faultsOf<{
  readonly profiles: { readonly EU: PolicyProfile };
  readonly negligibleRest: typeof negligibleRest;
}>('rules/profiles');

const LAST = 1_000;

export const planFaults = [
  inBankDays('plan', 'a fee is charged as if banks worked on every day', () => ({
    collectionDay: (dueDate) => dueDate,
  })),
  inNewSchedule('plan', 'interest that was due before a new version is forgotten', () => ({
    withCarried: (added) => added,
  })),
  inNewSchedule('plan', 'a new version forgets the last line that was paid', ({ stays }) => ({
    stays: (lines) => stays(lines).slice(0, -1),
  })),
  inNewSchedule('plan', 'the lines of a new version are numbered from one', () => ({ nextNo: () => 1 })),
  inAllocation('plan', 'what is paid of a fee is forgotten', ({ applyAllocation }) => ({
    applyAllocation: (line, parts) => ({ ...applyAllocation(line, parts), paidFeeMinor: line.paidFeeMinor }),
  })),
  inAllocation('plan', 'late fees are paid before instalments', ({ allocatePayment }) => ({
    allocatePayment(amount, lines, today) {
      const due = lines.filter((line) => line.dueDate <= today && feeOpenOf(line) > 0);
      let left = amount;
      const fees = due.map((line) => {
        const amountMinor = Math.min(left, feeOpenOf(line));
        left -= amountMinor;
        return { lineNo: line.no, component: 'FEE' as const, amountMinor };
      });
      const settled = lines.map((line) => ({
        ...line,
        feeChargedMinor: line.paidFeeMinor + line.feeWaivedMinor,
      }));
      const rest = allocatePayment(left, settled, today);
      return { ...rest, parts: [...fees.filter(({ amountMinor }) => amountMinor > 0), ...rest.parts] };
    },
  })),
  inAllocation('plan', 'the newest line is paid first', ({ allocatePayment }) => ({
    allocatePayment(amount, lines, today) {
      const turned = lines.map((line) => ({ ...line, no: LAST - line.no }));
      const { parts, walletCredit } = allocatePayment(amount, turned, today);
      return { parts: parts.map((part) => ({ ...part, lineNo: LAST - part.lineNo })), walletCredit };
    },
  })),
  inAllocation('plan', 'a cent of each payment goes to the wallet', ({ allocatePayment }) => ({
    allocatePayment(amount, lines, today) {
      const { parts, walletCredit } = allocatePayment(amount - 1, lines, today);
      return { parts, walletCredit: walletCredit + 1 };
    },
  })),
  inLateFees('plan', 'late fees have no cap', ({ lateFeeFor }) => ({
    lateFeeFor: (line, lines, terms) => lateFeeFor(line, lines, { ...terms, cap: 1_000_000 }),
  })),
  inLateFees('plan', 'a late fee is that of an order of a tenth', ({ lateFeeTerms }) => ({
    lateFeeTerms: (total, currency, profile) => lateFeeTerms(total / 10, currency, profile),
  })),
  stopped(
    inLateFees('plan', 'the last day without a fee is named a day early', ({ lastDayWithoutFee }) => ({
      lastDayWithoutFee: (dueDate, graceDays) => daysAfter(lastDayWithoutFee(dueDate, graceDays), -1),
    })),
  ),
  inLateFees('plan', 'a late fee comes a day early', ({ lateFeeDay }) => ({
    lateFeeDay: (dueDate, graceDays) => lateFeeDay(dueDate, graceDays - 1),
  })),
  inLineBalance('plan', 'what is due today is due tomorrow', ({ dueOn }) => ({
    dueOn: (lines, day) => dueOn(lines, daysAfter(day, -1)),
  })),
  inLineStatus('plan', 'an open fee makes a plan late', ({ daysPastDue }) => ({
    daysPastDue: (lines, today) =>
      Math.max(
        daysPastDue(lines, today),
        ...lines.filter((line) => feeOpenOf(line) > 0).map((line) => daysBetween(line.dueDate, today)),
      ),
  })),
  inNewSchedule('plan', 'interest that was paid early pays nothing of a new version', ({ paidEarly }) => ({
    paidEarly: (early) => paidEarly(early, []),
  })),
  inNewSchedule('plan', 'a new version charges all days again', ({ newFrom }) => ({
    newFrom: (first, balance) => newFrom(first, balance, first.periodStart),
  })),
  inPayoff('plan', 'paying off costs no accrued interest', ({ payoff: right }) => ({
    payoff(lines, rate, today) {
      const all = right(lines, rate, today);
      return { ...all, accruedInterest: 0, amount: all.amount - all.accruedInterest };
    },
  })),
  inPayoff('plan', 'interest that was paid for later days is kept', ({ interestUntil }) => ({
    interestUntil(line, rate, day) {
      const { paid, unpaid, early } = interestUntil(line, rate, day);
      return { paid: paid + early, unpaid, early: 0 };
    },
  })),
  inPayoff('plan', 'a payment ahead pays no accrued interest', ({ dueFirst }) => ({
    dueFirst: (lines, rate, today) => ({ ...dueFirst(lines, rate, today), accrued: 0 }),
  })),
  inPayoff('plan', 'what is due today is paid after what is paid ahead', () => ({
    isDue: (today) => (line) => line.dueDate < today,
  })),
  inProfiles('plan', 'cents that are left are asked for', () => ({ negligibleRest: () => 0 })),
  inLineBalance('plan', 'a cent makes a line late', () => ({ isOwing: (line) => openOf(line) > 0 })),
  inPayoff('plan', 'carried interest is lost', () => ({ carriedInterest: () => 0 })),
  inRates('plan', 'interest is rounded down', () => ({
    interestOn: (balance, { n, d }) => Number((BigInt(balance) * n) / d),
  })),
  inPayingAhead('plan', 'the two ways of paying ahead are swapped', ({ paidAhead }) => ({
    paidAhead: (lines, terms, amount, mode, today) =>
      paidAhead(lines, terms, amount, mode === 'SHORTER_TERM' ? 'LOWER_INSTALMENT' : 'SHORTER_TERM', today),
  })),
  inPayingAhead('plan', 'a cent more than is left can be paid ahead', ({ paymentAheadRange }) => ({
    paymentAheadRange(...given) {
      const range = paymentAheadRange(...given);
      return range && { ...range, max: range.max + 1 };
    },
  })),
  inRescheduling('plan', 'a new version is due on the first of the month', () => ({ agreedDay: () => 1 })),
  inRescheduling('plan', 'rescheduling takes a month more', ({ rescheduled }) => ({
    rescheduled: (lines, terms, { months, day }, today) =>
      rescheduled(lines, terms, { months: months + 1, day }, today),
  })),
  inCollection('plan', 'a saved card is charged a day late', ({ isCollectedOn }) => ({
    isCollectedOn: (line, day) => isCollectedOn(line, daysAfter(day, -1)),
  })),
  inReopenedLines('plan', 'a refund makes its customer late', () => ({
    withTimeToPay: (_before, reopened) => [...reopened],
  })),
  inRefund('plan', 'what was refunded of a withdrawn plan is owed', () => ({ takenOff: (line) => line })),
  inRefund('plan', 'a refund takes the oldest part first', ({ reverseAllocations }) => ({
    reverseAllocations: (amount, parts, reversed) => reverseAllocations(amount, parts.toReversed(), reversed),
  })),
  inRefund('plan', 'a refund opens lines by a cent too much', ({ applyReversal }) => ({
    applyReversal: (line, parts) =>
      applyReversal(
        line,
        parts.map((part) => ({ ...part, amountMinor: part.amountMinor + 1 })),
      ),
  })),
  inProfiles(
    'plan',
    'what is left can be spread over a month more than the law allows',
    ({ profiles: { EU } }) => ({
      profiles: { EU: { maxMonthsUnsecured: EU.maxMonthsUnsecured + 1 } },
    }),
  ),
  inGuards('plan', 'a plan is overdue without days of grace', ({ planGuards }) => ({
    planGuards: {
      'past-grace': ({ plan, today }) =>
        planGuards['past-grace']({ plan: { ...plan, offer: { ...plan.offer, graceDays: 0 } }, today }),
    },
  })),
];
