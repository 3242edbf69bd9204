import fc from 'fast-check';
import type { Approval } from '#contracts/approvals/approval.ts';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import type { Answer } from '#tests/kit/client.ts';
import { step } from '#tests/suite/models/step.ts';
import { type Refusals, same, versionOf } from '#tests/mocks/models/kit/world.ts';
import * as L from '#tests/suite/models/plan/lines.ts';
import type { PlanModel } from '#tests/suite/models/plan/model.ts';
import { compare, type PlanStep, type Real } from './real.ts';
import {
  adoptLines,
  dueDaySlots,
  type Expected,
  reschedulingSlots,
} from '#tests/suite/models/plan/schedule.ts';

const reason = 'The customer asked for it';

/** Sends a command of an administrator with the plan's current version. */
function administers(
  real: Real,
  name: 'reschedulePlanAsAdministrator' | 'extendPlan' | 'waiveFees' | 'remindPlan' | 'answerDispute',
  body: object | undefined,
  refusals: Refusals,
): Promise<Answer | null> {
  const { params, admin } = real;
  const ifMatch = `"${versionOf(real, params.planId)}"`;
  return real.sends(name, { params, ...(body && { body }), ...admin, ifMatch }, refusals);
}

/** Guards of everything that moves instalments. */
function refusalsOfMoving(model: PlanModel): string[] {
  const [downPayment] = model.lines;
  const isPaid = downPayment && L.open(downPayment) === 0;
  return [
    ...(model.isCollected && model.pending ? ['payment-in-progress'] : []),
    ...(isPaid && model.isCollected && L.sum(model.lines, L.openPrincipal) > 0 ? [] : ['invalid-transition']),
  ];
}

/** Adds the new instalments, and lets interest that was paid early pay theirs. */
function adopt(
  model: PlanModel,
  schedule: Schedule,
  { carried, unpaid, early }: ReturnType<PlanModel['reschedule']>,
  expected: Pick<Expected, 'slots' | 'balance' | 'size' | 'spread'>,
): void {
  const lineCount = model.lines.length;
  adoptLines(model, schedule, { ...expected, carried, earlier: unpaid });
  model.payEarly(early, model.lines.slice(lineCount).map(L.interestPart));
}

type Arrears = 'NEXT' | 'SPREAD';

/** @param arrears null: the customer does it */
export const reschedulesTo = (months: number, arrears: Arrears | null = null): PlanStep =>
  step(
    `is rescheduled to ${months} months, late interest ${arrears ?? 'with the next'}`,
    async (model, real) => {
      const balance = L.sum(model.lines, L.openPrincipal);
      const refusals: Refusals = [
        ...refusalsOfMoving(model),
        ...(model.reschedules >= 2 || months > 12 ? ['reschedule-limit'] : []),
      ];
      const { params, as } = real;
      const ifMatch = `"${versionOf(real, params.planId)}"`;
      const slots = reschedulingSlots(model, months);
      const done = await (arrears
        ? administers(real, 'reschedulePlanAsAdministrator', { months, arrears, reason }, refusals)
        : real.sends(
            'reschedulePlan',
            { params, body: { months, reason: 'OTHER' }, ...as, ifMatch },
            refusals,
          ));
      if (done) {
        const cut = model.reschedule();
        const schedule = await real.reads<Schedule>('getSchedule', { params, ...as });
        adopt(model, schedule, cut, { slots, balance, size: null, spread: arrears === 'SPREAD' });
      }
      await compare(model, real);
    },
  );

const spreads = (arrears: Arrears | null) =>
  fc.integer({ min: 1, max: 14 }).map((months) => reschedulesTo(months, arrears));

export const reschedules = spreads(null);
export const isRescheduled = fc.constantFrom<Arrears>('NEXT', 'SPREAD', 'SPREAD').chain(spreads);

export const changesDueDayTo = (dueDay: number): PlanStep =>
  step(`changes the due day to ${dueDay}`, async (model, real) => {
    const slots = dueDaySlots(model, dueDay);
    const balance = L.sum(model.later, L.openPrincipal);
    const impossible =
      model.status !== 'ACTIVE' || model.daysLate > 0 || dueDay === model.agreedDay || balance === 0;
    const refusals: Refusals = [
      ...refusalsOfMoving(model),
      ...(impossible ? ['invalid-transition'] : []),
      ...(model.dueDayChanges >= 2 ? ['reschedule-limit'] : []),
    ];
    const { params, as } = real;
    const ifMatch = `"${versionOf(real, params.planId)}"`;
    if (await real.sends('changeDueDay', { params, body: { dueDay }, ...as, ifMatch }, refusals)) {
      const cut = model.changeDueDay(dueDay);
      const schedule = await real.reads<Schedule>('getSchedule', { params, ...as });
      adopt(model, schedule, cut, { slots, balance, size: null });
    }
    await compare(model, real);
  });

export const changesDueDay = fc.constantFrom(1, 9, 10, 24, 24, 28).map(changesDueDayTo);

export const isExtendedBy = (days: number): PlanStep =>
  step(`is due ${days} days later`, async (model, real) => {
    const refusals: Refusals = [
      ...refusalsOfMoving(model),
      ...(model.extensions >= 2 ? ['reschedule-limit'] : []),
    ];
    if (await administers(real, 'extendPlan', { days, reason }, refusals)) model.extend(days);
    await compare(model, real);
  });

export const isExtended = fc.constantFrom(1, 14, 30, 60, 60).map(isExtendedBy);

const runningOrPaid = ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'SETTLED'];

export const waivesFeesOf = (lineNo: number | null): PlanStep =>
  step(`is waived the fee of ${lineNo === null ? 'all lines' : `line ${lineNo}`}`, async (model, real) => {
    const charged = model.lines.filter((each) => L.feeDue(each) > 0);
    const has = charged.some(({ no }) => lineNo === null || no === lineNo);
    const may = [...runningOrPaid, 'WRITTEN_OFF'].includes(model.status);
    const refusals = [
      ...(may && has ? [] : ['invalid-transition']),
      ...(may && model.pending ? ['payment-in-progress'] : []),
    ];
    if (await administers(real, 'waiveFees', { lineNo, reason }, refusals)) model.waive(lineNo);
    await compare(model, real);
  });

export const waivesFees = fc.constantFrom(null, null, 1, 2, 3).map(waivesFeesOf);

const pauses = { NOT_ARRIVED: 21, RETURNED: 28, DAMAGED: 21, WRONG_AMOUNT: 21, OTHER: 21 } as const;

export const reportsThat = (why: keyof typeof pauses): PlanStep =>
  step(`reports a problem: ${why}`, async (model, real) => {
    const { params, as } = real;
    const allowed = runningOrPaid.includes(model.status) && !model.dispute?.open;
    const body = { reason: why, text: 'It was said that it comes on Monday.' };
    if (await real.sends('openDispute', { params, body, ...as }, allowed ? [] : ['invalid-transition']))
      model.dispute = { open: true, until: model.today + pauses[why] };
    await compare(model, real);
  });

export const reportsProblem = fc
  .constantFrom<keyof typeof pauses>('NOT_ARRIVED', 'RETURNED', 'RETURNED', 'OTHER')
  .map(reportsThat);

const answer = 'The shop has sent it once more.';

export const isAnswered: PlanStep = step('is answered', async (model, real) => {
  const allowed = [...runningOrPaid, 'WRITTEN_OFF'].includes(model.status) && model.dispute?.open;
  if (await administers(real, 'answerDispute', { answer }, allowed ? [] : ['invalid-transition'])) {
    model.closeDispute();
    const { dispute } = await real.reads<OwnPlan>('getPlan', { params: real.params, ...real.as });
    if (dispute?.answer !== answer) throw new Error('The customer cannot read the answer');
  }
  await compare(model, real);
});

export const isReminded: PlanStep = step('is reminded', async (model, real) => {
  const allowed = model.isCollected && model.dueNow > 0 && !model.isPaused && !model.remindedToday;
  const refusals = [
    ...(allowed ? [] : ['invalid-transition']),
    ...(model.isCollected && model.pending ? ['payment-in-progress'] : []),
  ];
  if (await administers(real, 'remindPlan', undefined, refusals)) model.remindedToday = true;
  await compare(model, real);
});

/** One administrator requests it, and another one approves at once. */
export const isWrittenOff: PlanStep = step('is written off', async (model, real) => {
  const { params, admin, approver } = real;
  const refusals: Refusals = [
    ...(model.status === 'DEFAULTED' ? [] : ['invalid-transition']),
    ...(model.isCollected && model.pending ? ['payment-in-progress'] : []),
  ];
  const ifMatch = `"${versionOf(real, params.planId)}"`;
  const asked = await real.sends('writeOffPlan', { params, body: { reason }, ...admin, ifMatch }, refusals);
  await compare(model, real);
  if (!asked) return;
  same('the answer to a request', asked.status, 202);
  const { id, version } = asked.body as Approval; // the backend has checked it against the contract
  const call = { params: { approvalId: id }, ...approver, ifMatch: `"${version}"` };
  if (await real.sends('approveApproval', call)) model.status = 'WRITTEN_OFF';
  await compare(model, real);
});
