import { machine } from '#contracts/machine.ts';

/**
 * A plan. Whether an active plan is overdue is derived from its lines and the business date, so both directions of
 * P3 and P4 happen by the clock or by a payment.
 */
export const planMachine = machine({
  entity: 'plan',
  states: ['PENDING', 'ACTIVE', 'OVERDUE', 'SETTLED', 'CANCELLED'],
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
      id: 'P4',
      from: ['OVERDUE'],
      to: 'ACTIVE',
      trigger: 'payment-succeeded',
      guards: ['nothing-past-due'],
      effect: 'none',
    },
    {
      id: 'P5',
      from: ['ACTIVE', 'OVERDUE'],
      to: 'SETTLED',
      trigger: 'payment-succeeded',
      guards: ['nothing-outstanding'],
      effect: 'the order completes',
    },
    {
      id: 'P7',
      from: ['ACTIVE', 'OVERDUE', 'SETTLED'],
      to: 'CANCELLED',
      trigger: 'payment-reversed',
      guards: ['everything-reversed'],
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
  ],
});
