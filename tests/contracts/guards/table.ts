import type { Contract, OperationName } from '#contracts/index.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { approvalLifecycle } from '#mocks/core/approvals/lifecycle.ts';
import { jobLifecycle } from '#mocks/core/jobs/lifecycle.ts';
import { administratorLifecycle } from '#mocks/resources/administrators/lifecycle.ts';
import { challengeLifecycle } from '#mocks/resources/auth/lifecycle.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import { documentLifecycle } from '#mocks/resources/collateral/document-lifecycle.ts';
import { collateralLifecycle } from '#mocks/resources/collateral/lifecycle.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { notificationLifecycle } from '#mocks/resources/notifications/lifecycle.ts';
import { batchLifecycle } from '#mocks/resources/scratchcards/batch-lifecycle.ts';
import { scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';

export const lifecycles = {
  administrator: administratorLifecycle,
  approval: approvalLifecycle,
  batch: batchLifecycle,
  notification: notificationLifecycle,
  challenge: challengeLifecycle,
  inbox: inboxLifecycle,
  collateral: collateralLifecycle,
  document: documentLifecycle,
  job: jobLifecycle,
  order: orderLifecycle,
  payment: paymentLifecycle,
  plan: planLifecycle,
  scratchcard: scratchcardLifecycle,
  user: userLifecycle,
};

type Entity = keyof typeof lifecycles;
type RowOf<E extends Entity> = (typeof lifecycles)[E]['machine']['transitions'][number];

/** A trigger of a lifecycle: "order.pay". */
export type Step = { [E in Entity]: `${E}.${RowOf<E>['trigger']}` }[Entity];

/** Every operation that can change something. */
export type CommandName = {
  [Name in OperationName]: Contract[Name] extends { readonly idempotent: true } ? Name : never;
}[OperationName];

/**
 * The steps that each command takes because its caller requests them. A new command without an entry does not
 * compile.
 */
export const steps = {
  createChallenge: ['challenge.issue', 'user.prove-contact'],
  verifyChallenge: ['challenge.verify', 'user.change-contact'],
  updateMe: ['user.change-name'],
  updatePreferences: ['user.change-preferences'],
  requestOwnData: ['user.request-data'],
  requestDeletion: ['user.request-deletion'],
  cancelDeletion: ['user.cancel-deletion'],
  blockUser: ['user.block'],
  unblockUser: ['user.unblock'],
  endUserSessions: ['user.end-sessions'],
  revealUserContacts: ['user.reveal-contacts'],
  addUserNote: ['user.add-note'],
  completeUserNote: ['user.complete-note'],
  sendUserMessage: ['user.message'],
  resendUserCode: ['user.resend-code', 'challenge.resend'],
  tagUser: ['user.tag'],
  untagUser: ['user.untag'],
  startUsersJob: ['job.start'],
  importUsers: [], // an account is registered for each row, as by a first login
  changeCreditLimit: ['user.change-limit'],
  updateInboxItem: ['inbox.read'],
  readInbox: ['inbox.read'],
  followInboxItem: ['inbox.read'],
  signOut: [],
  endSessionByKey: [],
  endSession: [],
  saveCard: ['user.save-card'],
  removeSavedCard: ['user.remove-card'],
  endOtherSessions: [],
  createOrder: ['order.create'],
  createOrderForCustomer: ['user.start-order', 'order.create'],
  giveScratchcard: ['user.give-scratchcard', 'batch.give'],
  createQuote: ['order.quote'],
  createAssessment: ['order.assess'],
  requestBudgetReview: ['order.ask-review'],
  cancelOrderAsAdministrator: ['order.cancel'],
  remindOfOrder: ['order.remind'],
  startOrdersJob: ['job.start'],
  decideBudgetReview: ['order.decide-review'],
  submitOrder: ['order.submit'],
  confirmOrder: ['order.confirm'],
  payOrder: ['order.pay', 'payment.create'],
  cancelOrder: ['order.cancel'],
  rateOrder: ['order.rate'],
  payPlans: ['plan.pay', 'payment.create'],
  prepayPlan: ['plan.prepay', 'payment.create'],
  settlePlan: ['plan.settle', 'payment.create'],
  withdrawPlan: ['plan.withdraw', 'payment.create'],
  reschedulePlan: ['plan.reschedule'],
  changeDueDay: ['plan.change-due-day'],
  setAutopay: ['plan.set-autopay'],
  waiveFees: ['plan.waive-fees'],
  reschedulePlanAsAdministrator: ['plan.reschedule'],
  extendPlan: ['plan.extend'],
  writeOffPlan: ['plan.write-off'],
  remindPlan: ['plan.remind'],
  recordContact: ['plan.contact'],
  startPlansJob: ['job.start'],
  recordPromise: ['plan.promise'],
  openDispute: ['plan.dispute'],
  answerDispute: ['plan.answer-dispute'],
  createCardToken: [],
  retryPayment: ['payment.retry'],
  retryPaymentAsAdministrator: ['payment.retry'],
  confirmPayment: ['payment.confirm'],
  createScratchcardToken: ['scratchcard.redeem'],
  redeemScratchcard: ['scratchcard.redeem'],
  revealScratchcard: ['scratchcard.reveal'],
  createRefund: ['payment.refund'],
  sendPaymentReceipt: ['payment.send-receipt'],
  chargeBackPayment: ['payment.charge-back'],
  cancelPayment: ['payment.cancel'],
  changeRole: ['administrator.change-role'],
  approveApproval: ['approval.approve'],
  rejectApproval: ['approval.reject'],
  withdrawApproval: ['approval.withdraw'],
  startPaymentsJob: ['job.start'],
  createCollateral: ['collateral.create'],
  updateCollateral: ['collateral.change'],
  attachCollateral: ['collateral.attach'],
  submitCollateral: ['collateral.submit'],
  removeCollateral: ['collateral.remove'],
  confirmCollateralReturn: ['collateral.confirm-return'],
  registerDocument: ['collateral.add-document', 'document.register'],
  sendDocumentPart: ['document.receive'],
  correctDocument: ['collateral.change-document'],
  removeDocument: ['collateral.remove-document'],
  takeCollateral: ['collateral.take'],
  valueCollateral: ['collateral.value'],
  approveCollateral: ['collateral.approve'],
  acceptCollateral: ['collateral.accept'],
  requestCollateralInfo: ['collateral.request-info'],
  rejectCollateral: ['collateral.reject'],
  announceCollateralSale: ['collateral.announce-sale'],
  sellCollateral: ['collateral.sell', 'payment.create'],
  createSavedView: [],
  updateSavedView: [],
  removeSavedView: [],
  retryFailedRows: ['job.retry-failed', 'job.start'],
  stopJob: ['job.stop'],
  createNotification: ['notification.create'],
  updateNotification: ['notification.change'],
  testNotification: ['notification.test'],
  sendNotification: ['notification.send', 'notification.repeat'],
  unscheduleNotification: ['notification.unschedule'],
  cancelNotification: ['notification.cancel'],
  pauseNotification: ['notification.pause'],
  resumeNotification: ['notification.resume'],
  retryDeliveries: ['notification.retry-failed'],
  createBatch: ['batch.create', 'job.start'],
  createBatchCards: ['batch.add-cards'],
  activateBatch: ['batch.activate'],
  approveBatch: ['batch.approve'],
  freezeBatch: ['batch.freeze'],
  unfreezeBatch: ['batch.unfreeze'],
  closeBatch: ['batch.close'],
  voidBatch: ['batch.void'],
  exportPins: ['batch.export'],
  blockScratchcard: ['scratchcard.block'],
  unblockScratchcard: ['scratchcard.unblock'],
  unlockScratchcard: ['scratchcard.unlock'],
  startScratchcardsJob: ['job.start'],
} as const satisfies Record<CommandName, readonly Step[]>;

/** Steps of the command that is carried out by approving it; its guards are tried by that command. */
export const carriedOut: { readonly [Name in CommandName]?: readonly Step[] } = {
  approveApproval: ['payment.refund'],
};

/** Steps that follow from a command, an answer of the bank or the time: no request is refused by their guards. */
export const consequences: ReadonlySet<string> = new Set<Step>([
  'approval.request',
  'approval.clock',
  'notification.clock',
  'notification.recipients-done',
  'notification.tried-again',
  'inbox.deliver',
  'inbox.clock',
  'challenge.supersede',
  'challenge.clock',
  'collateral.pledge',
  'collateral.cover-changed',
  'collateral.plan-closed',
  'collateral.plan-reopened',
  'collateral.clock',
  'document.clock',
  'job.rows-done',
  'order.collateral-submitted',
  'order.collateral-decided',
  'order.valuation-changed',
  'order.payment-succeeded',
  'order.payment-refunded',
  'order.plan-closed',
  'order.plan-withdrawn',
  'order.clock',
  'scratchcard.wrong-pin',
  'scratchcard.clock',
  'scratchcard.activate',
  'scratchcard.give',
  'scratchcard.void',
  'scratchcard.payment-failed',
  'payment.sent-to-bank',
  'payment.authorised',
  'payment.declined',
  'plan.activate',
  'plan.cancel',
  'plan.clock',
  'plan.payment-succeeded',
  'plan.payment-reversed',
  'plan.fees-waived',
  'plan.dates-moved',
  'user.register',
  'user.clock',
  'user.sign-in',
]);

/** "order.pay: attempts-left" for each guard of the step. */
type GuardKey<S extends Step> = S extends `${infer E extends Entity}.${infer Trigger}`
  ? `${S}: ${Extract<RowOf<E>, { readonly trigger: Trigger }>['guards'][number]}`
  : never;

/** A situation in which a guard refuses a request. */
export interface RefusedSituation {
  readonly situation: string;
  readonly code: ProblemCode;
  /** Brings a fresh backend into the situation and returns the call that is refused. */
  readonly call: (backend: Backend) => Promise<Call>;
  /** Left out: the scenario without customers. */
  readonly scenario?: string;
  /** Other guards of the step that cannot hold in this situation; the problem is not theirs. */
  readonly also?: readonly string[];
  /** What applies the same rule before the guard is evaluated, so that the guard is never the first to refuse. */
  readonly earlier?: string;
  /** What the refused request leaves in the tables; left out: it changes nothing. */
  readonly leaves?: string;
}

/** A guard that selects one of several transitions of its trigger, and the answer when it does not hold. */
export interface Selection {
  readonly selects: (backend: Backend) => Promise<Call>;
  readonly status: number;
  readonly answer: object;
}

/** A guard that no request can break, and why. */
export interface Unreachable {
  readonly unreachable: string;
}

export type Entry = readonly [RefusedSituation, ...RefusedSituation[]] | Selection | Unreachable;

/** An entry for each guard of the commands' steps: a guard that is added without one does not compile. */
export type Situations<Name extends CommandName> = {
  readonly [N in Name]: { readonly [Key in GuardKey<(typeof steps)[N][number]>]: Entry };
};
