import type { administratorMachine } from './administrators/machine.ts';
import type { approvalMachine } from './approvals/machine.ts';
import type { challengeMachine } from './auth/machine.ts';
import type { discountMachine } from './catalogue/discount-machine.ts';
import type { documentMachine } from './collateral/document-machine.ts';
import type { collateralMachine } from './collateral/machine.ts';
import type { inboxMachine } from './inbox/machine.ts';
import type { jobMachine } from './jobs/machine.ts';
import type { notificationMachine } from './notifications/machine.ts';
import type { orderMachine } from './orders/machine.ts';
import type { paymentMachine } from './payments/machine.ts';
import type { planMachine } from './plans/machine.ts';
import type { batchMachine } from './scratchcards/batch-machine.ts';
import type { scratchcardMachine } from './scratchcards/machine.ts';
import type { userMachine } from './users/machine.ts';

// Types only: an endpoint names a step, and a page that knows the endpoint does not load the machines.

/** The state machine of each kind of entity. */
export interface Machines {
  readonly administrator: typeof administratorMachine;
  readonly approval: typeof approvalMachine;
  readonly batch: typeof batchMachine;
  readonly challenge: typeof challengeMachine;
  readonly collateral: typeof collateralMachine;
  readonly discount: typeof discountMachine;
  readonly document: typeof documentMachine;
  readonly inbox: typeof inboxMachine;
  readonly job: typeof jobMachine;
  readonly notification: typeof notificationMachine;
  readonly order: typeof orderMachine;
  readonly payment: typeof paymentMachine;
  readonly plan: typeof planMachine;
  readonly scratchcard: typeof scratchcardMachine;
  readonly user: typeof userMachine;
}
export type MachineName = keyof Machines;

/** A step of a state machine: "payment.refund" is the trigger "refund" of a payment. */
export type Step = {
  [Name in MachineName]: `${Name}.${Machines[Name]['transitions'][number]['trigger']}`;
}[MachineName];

/** "payment" of "payment.refund". */
export type MachineOf<S extends Step> = S extends `${infer Name}.${string}` ? Name : never;
/** "refund" of "payment.refund". */
export type TriggerOf<S extends Step> = S extends `${string}.${infer Trigger}` ? Trigger : never;

/** Returns the machine and the trigger of a step. */
export function partsOfStep<S extends Step>(
  step: S,
): { readonly machine: MachineOf<S>; readonly trigger: TriggerOf<S> } {
  const [machine, trigger] = step.split('.');
  return { machine, trigger } as { machine: MachineOf<S>; trigger: TriggerOf<S> }; // the form of every step
}
