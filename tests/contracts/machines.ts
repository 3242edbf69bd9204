import { administratorMachine } from '#contracts/administrators/machine.ts';
import { approvalMachine } from '#contracts/approvals/machine.ts';
import { challengeMachine } from '#contracts/auth/machine.ts';
import { discountMachine } from '#contracts/catalogue/discount-machine.ts';
import { documentMachine } from '#contracts/collateral/document-machine.ts';
import { collateralMachine } from '#contracts/collateral/machine.ts';
import { inboxMachine } from '#contracts/inbox/machine.ts';
import { jobMachine } from '#contracts/jobs/machine.ts';
import { notificationMachine } from '#contracts/notifications/machine.ts';
import { orderMachine } from '#contracts/orders/machine.ts';
import { paymentMachine } from '#contracts/payments/machine.ts';
import { planMachine } from '#contracts/plans/machine.ts';
import { batchMachine } from '#contracts/scratchcards/batch-machine.ts';
import { scratchcardMachine } from '#contracts/scratchcards/machine.ts';
import type { Machines } from '#contracts/steps.ts';
import { userMachine } from '#contracts/users/machine.ts';

/** The state machine of each kind of entity. */
export const machines: Machines = {
  administrator: administratorMachine,
  approval: approvalMachine,
  batch: batchMachine,
  challenge: challengeMachine,
  collateral: collateralMachine,
  discount: discountMachine,
  document: documentMachine,
  inbox: inboxMachine,
  job: jobMachine,
  notification: notificationMachine,
  order: orderMachine,
  payment: paymentMachine,
  plan: planMachine,
  scratchcard: scratchcardMachine,
  user: userMachine,
};
