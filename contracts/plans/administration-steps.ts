import type { Transition } from '#contracts/machine.ts';
import { payablePlanStates, planStates, runningPlanStates } from './states.ts';

/** What only the administration does with a plan. */
export const administrationSteps = [
  {
    id: 'P20',
    from: [...payablePlanStates, 'SETTLED'],
    to: null,
    trigger: 'waive-fees',
    guards: ['no-payment-processing', 'fees-charged', 'fee-on-line'],
    effect: 'what was paid of them is added to the wallet',
  },
  {
    id: 'P21',
    from: runningPlanStates,
    to: null,
    trigger: 'promise',
    guards: [
      'no-payment-processing',
      'something-due',
      'no-open-promise',
      'same-currency',
      'within-left-to-pay',
      'promise-day',
    ],
    effect: 'whether it was kept is checked when each business day begins',
  },
  {
    id: 'P23',
    from: runningPlanStates,
    to: null,
    trigger: 'remind',
    guards: ['something-due', 'no-payment-processing', 'not-paused', 'not-reminded-today'],
    effect: 'a message in the inbox, by e-mail and SMS',
  },
  {
    id: 'P24',
    from: planStates,
    to: null,
    trigger: 'contact',
    guards: [],
    effect: 'an entry of the contact log',
  },
  {
    id: 'P22',
    from: runningPlanStates,
    to: null,
    trigger: 'extend',
    guards: ['no-payment-processing', 'down-payment-paid', 'principal-left', 'extensions-left'],
    effect: 'what is open is due some days later, for the same amounts',
  },
  {
    id: 'P31',
    from: [...payablePlanStates, 'SETTLED'],
    to: null,
    trigger: 'answer-dispute',
    guards: ['dispute-open'],
    effect: 'the customer reads the answer; the pause ends',
  },
  {
    id: 'P10',
    from: ['DEFAULTED'],
    to: 'WRITTEN_OFF',
    trigger: 'write-off',
    guards: ['no-payment-processing', 'no-request-waiting'],
    effect: 'it counts as lost and is no longer collected; the customer can still pay it',
  },
] as const satisfies readonly Transition<(typeof planStates)[number]>[];
