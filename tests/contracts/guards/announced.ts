import type { OperationName } from '#contracts/index.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { CommandName } from './table.ts';
import type { Call } from '#tests/kit/client.ts';

/** Where a resource's `actions` announce whether a command would be refused. */
export const announcedBy: Partial<Record<CommandName, readonly [read: OperationName, action: string]>> = {
  requestDeletion: ['getMe', 'request-deletion'],
  cancelDeletion: ['getMe', 'cancel-deletion'],
  blockUser: ['getUser', 'block'],
  unblockUser: ['getUser', 'unblock'],
  endUserSessions: ['getUser', 'end-sessions'],
  revealUserContacts: ['getUser', 'reveal-contacts'],
  changeCreditLimit: ['getUser', 'change-limit'],
  addUserNote: ['getUser', 'add-note'],
  completeUserNote: ['getUser', 'complete-note'],
  sendUserMessage: ['getUser', 'message'],
  tagUser: ['getUser', 'tag'],
  untagUser: ['getUser', 'untag'],
  createQuote: ['getOrder', 'quote'],
  createAssessment: ['getOrder', 'assess'],
  requestBudgetReview: ['getOrder', 'ask-review'],
  decideBudgetReview: ['getOrderAsAdministrator', 'decide-review'],
  cancelOrderAsAdministrator: ['getOrderAsAdministrator', 'cancel'],
  remindOfOrder: ['getOrderAsAdministrator', 'remind'],
  submitOrder: ['getOrder', 'submit'],
  confirmOrder: ['getOrder', 'confirm'],
  payOrder: ['getOrder', 'pay'],
  cancelOrder: ['getOrder', 'cancel'],
  rateOrder: ['getOrder', 'rate'],
  prepayPlan: ['getPlan', 'prepay'],
  settlePlan: ['getPlan', 'settle'],
  withdrawPlan: ['getPlan', 'withdraw'],
  reschedulePlan: ['getPlan', 'reschedule'],
  changeDueDay: ['getPlan', 'change-due-day'],
  setAutopay: ['getPlan', 'set-autopay'],
  openDispute: ['getPlan', 'dispute'],
  answerDispute: ['getPlanAsAdministrator', 'answer-dispute'],
  recordPromise: ['getPlanAsAdministrator', 'promise'],
  waiveFees: ['getPlanAsAdministrator', 'waive-fees'],
  reschedulePlanAsAdministrator: ['getPlanAsAdministrator', 'reschedule'],
  writeOffPlan: ['getPlanAsAdministrator', 'write-off'],
  remindPlan: ['getPlanAsAdministrator', 'remind'],
  recordContact: ['getPlanAsAdministrator', 'contact'],
  extendPlan: ['getPlanAsAdministrator', 'extend'],
  retryPayment: ['getPayment', 'retry'],
  confirmPayment: ['getPayment', 'confirm'],
  retryPaymentAsAdministrator: ['getPaymentAsAdministrator', 'retry'],
  sendPaymentReceipt: ['getPaymentAsAdministrator', 'send-receipt'],
  chargeBackPayment: ['getPaymentAsAdministrator', 'charge-back'],
  cancelPayment: ['getPaymentAsAdministrator', 'cancel'],
  createRefund: ['getPaymentAsAdministrator', 'refund'],
  changeRole: ['getAdministrator', 'change-role'],
  approveApproval: ['getApproval', 'approve'],
  rejectApproval: ['getApproval', 'reject'],
  withdrawApproval: ['getApproval', 'withdraw'],
  updateCollateral: ['getCollateral', 'change'],
  attachCollateral: ['getCollateral', 'attach'],
  submitCollateral: ['getCollateral', 'submit'],
  removeCollateral: ['getCollateral', 'remove'],
  confirmCollateralReturn: ['getCollateral', 'confirm-return'],
  registerDocument: ['getCollateral', 'add-document'],
  correctDocument: ['getCollateral', 'change-document'],
  removeDocument: ['getCollateral', 'remove-document'],
  takeCollateral: ['getCollateralAsAdministrator', 'take'],
  valueCollateral: ['getCollateralAsAdministrator', 'value'],
  approveCollateral: ['getCollateralAsAdministrator', 'approve'],
  acceptCollateral: ['getCollateralAsAdministrator', 'accept'],
  requestCollateralInfo: ['getCollateralAsAdministrator', 'request-info'],
  rejectCollateral: ['getCollateralAsAdministrator', 'reject'],
  announceCollateralSale: ['getCollateralAsAdministrator', 'announce-sale'],
  sellCollateral: ['getCollateralAsAdministrator', 'sell'],
  retryFailedRows: ['getJob', 'retry-failed'],
  stopJob: ['getJob', 'stop'],
  updateNotification: ['getNotification', 'change'],
  testNotification: ['getNotification', 'test'],
  sendNotification: ['getNotification', 'send'],
  unscheduleNotification: ['getNotification', 'unschedule'],
  cancelNotification: ['getNotification', 'cancel'],
  pauseNotification: ['getNotification', 'pause'],
  resumeNotification: ['getNotification', 'resume'],
  retryDeliveries: ['getNotification', 'retry-failed'],
  createBatchCards: ['getBatch', 'add-cards'],
  activateBatch: ['getBatch', 'activate'],
  approveBatch: ['getBatch', 'approve'],
  freezeBatch: ['getBatch', 'freeze'],
  unfreezeBatch: ['getBatch', 'unfreeze'],
  closeBatch: ['getBatch', 'close'],
  voidBatch: ['getBatch', 'void'],
  exportPins: ['getBatch', 'export'],
  blockScratchcard: ['getScratchcard', 'block'],
  unblockScratchcard: ['getScratchcard', 'unblock'],
  unlockScratchcard: ['getScratchcard', 'unlock'],
};

/**
 * The same, also for commands that do not announce all of their refusals: a code that waits may have been sent a moment
 * ago, and an order depends on the ordered items.
 */
export const actionsOf: typeof announcedBy = {
  ...announcedBy,
  resendUserCode: ['getUser', 'resend-code'],
  createOrderForCustomer: ['getUser', 'start-order'],
  giveScratchcard: ['getUser', 'give-scratchcard'],
};

/** What the resource says about the command beforehand; null where no resource does. */
export async function announcement(
  { ask }: Backend,
  command: CommandName,
  { token, params }: Call,
): Promise<unknown> {
  const [read, action] = announcedBy[command] ?? [];
  if (!read) return null;
  const body = Object((await ask(read, { token: token ?? null, params: params ?? {} })).body);
  const { actions } = Object(body.user ?? body); // who is signed in is answered with their kind
  return Object.values<{ action: string }>(actions).find((entry) => entry.action === action);
}
