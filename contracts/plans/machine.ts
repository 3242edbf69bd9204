import { machine } from '#contracts/machine.ts';
import { administrationSteps } from './administration-steps.ts';
import { customerSteps } from './customer-steps.ts';
import { goodsSteps } from './goods-steps.ts';
import { payablePlanStates, planStates } from './states.ts';

/**
 * A plan: what time and payments do with it, and the steps of people. Whether an active plan is overdue is derived from its
 * lines and the business date, so that P3 and P4 are caused by time or by a payment.
 */
export const planMachine = machine({
  entity: 'plan',
  states: planStates,
  final: ['CANCELLED'],
  transitions: [
    {
      id: 'P1',
      from: ['PENDING'],
      to: 'ACTIVE',
      trigger: 'activate',
      guards: ['down-payment-paid'],
      effect: 'the schedule starts',
    },
    { id: 'P2', from: ['PENDING'], to: 'CANCELLED', trigger: 'cancel', guards: [], effect: 'none' },
    { id: 'P3', from: ['ACTIVE'], to: 'OVERDUE', trigger: 'clock', guards: ['past-grace'], effect: 'none' },
    {
      id: 'P8',
      from: ['OVERDUE'],
      to: 'DEFAULTED',
      trigger: 'clock',
      guards: ['long-past-due', 'notice-given'],
      effect: 'the whole rest may be called in',
    },
    {
      id: 'P16',
      from: ['ACTIVE'],
      to: 'WITHDRAWN',
      trigger: 'payment-succeeded',
      guards: ['withdrawing', 'nothing-outstanding'],
      effect: 'the order is withdrawn',
    },
    {
      id: 'P4',
      from: ['OVERDUE', 'DEFAULTED'],
      to: 'ACTIVE',
      trigger: 'payment-succeeded',
      guards: ['nothing-past-due'],
      effect: 'none',
    },
    {
      id: 'P5',
      from: payablePlanStates,
      to: 'SETTLED',
      trigger: 'payment-succeeded',
      guards: ['nothing-outstanding'],
      effect: 'the order completes',
    },
    {
      id: 'P7',
      from: [...payablePlanStates, 'SETTLED'],
      to: 'CANCELLED',
      trigger: 'payment-reversed',
      guards: ['not-charged-back', 'everything-reversed'],
      effect: 'the order is refunded',
    },
    {
      id: 'P3b',
      from: ['ACTIVE', 'SETTLED'],
      to: 'OVERDUE',
      trigger: 'payment-reversed',
      guards: ['past-grace'],
      effect: 'lines are open again',
    },
    {
      id: 'P11',
      from: ['SETTLED'],
      to: 'ACTIVE',
      trigger: 'payment-reversed',
      guards: [],
      effect: 'lines are open again; the order is active again',
    },
    {
      id: 'P16b',
      from: ['WITHDRAWN'],
      to: 'OVERDUE',
      trigger: 'payment-reversed',
      guards: ['charged-back', 'past-grace'],
      effect: 'as P16c',
    },
    {
      id: 'P16c',
      from: ['WITHDRAWN'],
      to: 'ACTIVE',
      trigger: 'payment-reversed',
      guards: ['charged-back'],
      effect: 'what the bank took back is owed again; the order is active again',
    },
    {
      id: 'P22b',
      from: ['OVERDUE', 'DEFAULTED'],
      to: 'ACTIVE',
      trigger: 'dates-moved',
      guards: ['nothing-past-due'],
      effect: 'none',
    },
    {
      id: 'P5b',
      from: payablePlanStates,
      to: 'SETTLED',
      trigger: 'fees-waived',
      guards: ['nothing-outstanding'],
      effect: 'the order completes',
    },
    ...customerSteps,
    ...administrationSteps,
    ...goodsSteps,
  ],
});
