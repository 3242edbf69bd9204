import { describe, expect, test } from 'vitest';
import { planMachine } from '#contracts/plans/machine.ts';
import { planLifecycle, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { euro } from '#tests/kit/money.ts';

import { running, signedPlan, today } from './signed-plan.ts';

type Trigger = (typeof planMachine.transitions)[number]['trigger'];

describe('the lifecycle of a plan', () => {
  const table: Readonly<Record<Trigger, readonly (readonly [string | null, string])[]>> = {
    activate: [['PENDING', 'ACTIVE']],
    cancel: [['PENDING', 'CANCELLED']],
    clock: [
      ['ACTIVE', 'OVERDUE'],
      ['OVERDUE', 'DEFAULTED'],
    ],
    'payment-succeeded': [
      ['ACTIVE', 'SETTLED'],
      ['OVERDUE', 'ACTIVE'],
      ['DEFAULTED', 'ACTIVE'],
      ['WRITTEN_OFF', 'SETTLED'],
    ],
    'payment-reversed': [
      ['ACTIVE', 'CANCELLED'],
      ['OVERDUE', 'CANCELLED'],
      ['DEFAULTED', 'CANCELLED'],
      ['WRITTEN_OFF', 'CANCELLED'],
      ['SETTLED', 'CANCELLED'],
      ['WITHDRAWN', 'ACTIVE'],
    ],
    pay: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['WRITTEN_OFF', 'WRITTEN_OFF'],
    ],
    prepay: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
    ],
    settle: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['WRITTEN_OFF', 'WRITTEN_OFF'],
    ],
    reschedule: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'ACTIVE'],
      ['DEFAULTED', 'ACTIVE'],
    ],
    'change-due-day': [['ACTIVE', 'ACTIVE']],
    withdraw: [['ACTIVE', 'ACTIVE']],
    'set-autopay': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
    ],
    'waive-fees': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['WRITTEN_OFF', 'WRITTEN_OFF'],
      ['SETTLED', 'SETTLED'],
    ],
    promise: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
    ],
    remind: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
    ],
    contact: planMachine.states.map((state) => [state, state] as const),
    extend: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
    ],
    'dates-moved': [
      ['OVERDUE', 'ACTIVE'],
      ['DEFAULTED', 'ACTIVE'],
    ],
    dispute: [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['SETTLED', 'SETTLED'],
    ],
    'answer-dispute': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['WRITTEN_OFF', 'WRITTEN_OFF'],
      ['SETTLED', 'SETTLED'],
    ],
    'write-off': [['DEFAULTED', 'WRITTEN_OFF']],
    'credit-goods': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['WRITTEN_OFF', 'WRITTEN_OFF'],
      ['SETTLED', 'SETTLED'],
    ],
    'request-return': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['SETTLED', 'SETTLED'],
    ],
    'withdraw-purchase': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['SETTLED', 'SETTLED'],
    ],
    'add-return-photo': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['SETTLED', 'SETTLED'],
    ],
    'reject-return': [
      ['ACTIVE', 'ACTIVE'],
      ['OVERDUE', 'OVERDUE'],
      ['DEFAULTED', 'DEFAULTED'],
      ['WRITTEN_OFF', 'WRITTEN_OFF'],
      ['SETTLED', 'SETTLED'],
    ],
    'goods-credited': [
      ['ACTIVE', 'CANCELLED'],
      ['OVERDUE', 'CANCELLED'],
      ['DEFAULTED', 'CANCELLED'],
      ['WRITTEN_OFF', 'CANCELLED'],
      ['SETTLED', 'CANCELLED'],
    ],
    'fees-waived': [
      ['ACTIVE', 'SETTLED'],
      ['OVERDUE', 'SETTLED'],
      ['DEFAULTED', 'SETTLED'],
      ['WRITTEN_OFF', 'SETTLED'],
    ],
  };
  const triggers = [...new Set(planMachine.transitions.map((row) => row.trigger))];
  const cells = [null, ...planMachine.states].flatMap((from) =>
    triggers.map((trigger) => ({ from, trigger })),
  );
  const settled = receivePayment(running(), 1102_16, today).plan;

  const withFee = () => {
    const plan = running();
    return { ...plan, lines: plan.lines.map((line) => ({ ...line, feeChargedMinor: 8_00 })) };
  };

  const dueToday = () => {
    const plan = running();
    return { ...plan, lines: plan.lines.map((line) => ({ ...line, dueDate: today })) };
  };

  const disputed = (): typeof settled => ({
    ...settled,
    dispute: {
      reason: 'OTHER',
      text: 'The parcel was open',
      openedAt: '2027-02-01T09:00:00.000Z',
      status: 'OPEN',
      pausedUntil: '2027-02-22',
      answer: null,
      closedAt: null,
    },
  });

  const returning = (): typeof settled => ({
    ...settled,
    goodsReturn: {
      kind: 'RETURN',
      items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }],
      text: 'The left one makes no sound.',
      photos: [],
      requestedAt: '2027-02-01T09:00:00.000Z',
      status: 'OPEN',
      answer: null,
      closedAt: null,
    },
  });

  const planFor = (trigger: string) => {
    if (trigger === 'payment-reversed' || trigger === 'goods-credited') return signedPlan();
    if (trigger === 'waive-fees') return withFee();
    if (trigger === 'promise' || trigger === 'remind') return dueToday();
    if (trigger === 'answer-dispute') return disputed();
    if (trigger === 'add-return-photo' || trigger === 'reject-return') return returning();
    return ['pay', 'prepay', 'settle', 'withdraw', 'reschedule', 'change-due-day', 'extend'].includes(trigger)
      ? running()
      : settled;
  };

  test.each(cells)('$from, $trigger', ({ from, trigger }) => {
    const facts =
      trigger === 'clock'
        ? { plan: { ...running(), defaultNoticeOn: '2027-04-27' }, today: '2027-05-11' }
        : { plan: planFor(trigger), today };
    const plan = from === null ? null : { ...facts.plan, status: from };
    const amount = trigger === 'prepay' ? euro(100_00) : euro(1080_00);
    const asked = {
      processing: null,
      refusedToday: 0,
      isRequested: false,
      isCreditRequested: false,
      isAccountClosed: false,
      bought: [{ productId: 'prd_01JH8ZK3W00000000000000000', name: 'Lamp', quantity: 1, returned: 0 }],
      items: [],
      isReadable: true,
      purpose: 'INSTALMENT',
      isChargeBack: from === 'WITHDRAWN',
      months: 6,
      dueDay: 24,
      lineNo: null,
      date: today,
      amount,
    };
    const decision = planLifecycle.decide(plan, trigger, { ...asked, ...facts });
    const to = table[trigger].find(([state]) => state === from)?.[1];
    if (to) expect(decision).toMatchObject({ to, problem: null });
    else expect(decision).toMatchObject({ to: null, guard: null });
  });
});
