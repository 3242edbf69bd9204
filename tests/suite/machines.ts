import { administratorMachine } from '#contracts/administrators/machine.ts';
import { approvalMachine } from '#contracts/approvals/machine.ts';
import { collateralMachine } from '#contracts/collateral/machine.ts';
import { jobMachine } from '#contracts/jobs/machine.ts';
import type { Machine } from '#contracts/machine.ts';
import type { EntityState } from '#contracts/mock-control.ts';
import { notificationMachine } from '#contracts/notifications/machine.ts';
import { orderMachine } from '#contracts/orders/machine.ts';
import { paymentMachine } from '#contracts/payments/machine.ts';
import { planMachine } from '#contracts/plans/machine.ts';
import { batchMachine } from '#contracts/scratchcards/batch-machine.ts';
import { scratchcardMachine } from '#contracts/scratchcards/machine.ts';
import { userMachine } from '#contracts/users/machine.ts';

/** The state machine of each kind of entity that a test installation puts into a state. */
export const machines: Readonly<Record<EntityState['entity'], Machine>> = {
  administrator: administratorMachine,
  approval: approvalMachine,
  batch: batchMachine,
  collateral: collateralMachine,
  job: jobMachine,
  notification: notificationMachine,
  order: orderMachine,
  payment: paymentMachine,
  plan: planMachine,
  scratchcard: scratchcardMachine,
  user: userMachine,
};
