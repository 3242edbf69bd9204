import * as userAdministration from './commands/administer-user.ts';
import { cancelPayment } from './commands/cancel-payment.ts';
import { changeDueDay, reschedulePlan, setAutopay } from './commands/change-plan.ts';
import { createQuote } from './commands/choose-plan.ts';
import { confirmOrder } from './commands/confirm-order.ts';
import { confirmPayment } from './commands/confirm-payment.ts';
import { createChallenge } from './commands/create-challenge.ts';
import { createOrder, createOrderForCustomer } from './commands/create-order.ts';
import { getChart } from './commands/dashboard/charts.ts';
import { getFigure, getFigures } from './commands/dashboard/figures.ts';
import { cancelDeletion, requestDeletion } from './commands/delete-account.ts';
import { answerDispute, openDispute } from './commands/disputes.ts';
import { cancelOrder, cancelOrderAsAdministrator } from './commands/end-order.ts';
import { createScratchcardToken, getPinAttempts, redeemScratchcard } from './commands/enter-scratchcard.ts';
import { getDashboard } from './commands/get-dashboard.ts';
import { getMe } from './commands/get-me.ts';
import { getPlanActivity } from './commands/get-plan-activity.ts';
import { giveScratchcard } from './commands/give-scratchcard.ts';
import { retryDeliveries } from './commands/notifications/retry-deliveries.ts';
import {
  attachCollateral,
  createCollateral,
  removeCollateral,
  submitCollateral,
} from './commands/offer-collateral.ts';
import { getOwnData, requestOwnData } from './commands/own-data.ts';
import { prepayPlan, settlePlan, withdrawPlan } from './commands/pay-off-plan.ts';
import { payOrder } from './commands/pay-order.ts';
import { payPlans, previewPlanPayment } from './commands/pay-plans.ts';
import { getPlanContacts, recordContact, remindPlan } from './commands/plan-contacts.ts';
import { previewScratchcard } from './commands/preview-scratchcard.ts';
import { recordPromise } from './commands/promises.ts';
import { chargeBackPayment, createRefund } from './commands/refund-payment.ts';
import { extendPlan, reschedulePlanAsAdministrator } from './commands/reschedule-as-administrator.ts';
import { resendUserCode } from './commands/resend-code.ts';
import { retryPayment, retryPaymentAsAdministrator } from './commands/retry-payment.ts';
import * as collateralReview from './commands/review-collateral.ts';
import { listSavedCards, removeSavedCard, saveCard } from './commands/save-card.ts';
import { announceCollateralSale, sellCollateral } from './commands/sell-collateral.ts';
import { submitOrder } from './commands/submit-order.ts';
import { updateMe, updatePreferences } from './commands/update-me.ts';
import * as userMessages from './commands/user-messages.ts';
import * as userNotes from './commands/user-notes.ts';
import { verifyChallenge } from './commands/verify-challenge.ts';
import { waiveFees } from './commands/waive-fees.ts';
import { writeOffPlan } from './commands/write-off-plan.ts';
import type { Handlers } from './handler-types.ts';
import * as administrators from './resources/administrators/handlers.ts';
import * as approvals from './resources/approvals/handlers.ts';
import * as audit from './resources/audit/handlers.ts';
import * as auth from './resources/auth/handlers.ts';
import * as catalogue from './resources/catalogue/handlers.ts';
import * as catalogueLists from './resources/catalogue/list.ts';
import * as changes from './resources/changes/handlers.ts';
import * as documents from './resources/collateral/documents.ts';
import * as collateral from './resources/collateral/handlers.ts';
import * as collateralLists from './resources/collateral/list.ts';
import * as config from './resources/config/handlers.ts';
import * as inbox from './resources/inbox/handlers.ts';
import * as inboxLists from './resources/inbox/list.ts';
import * as jobs from './resources/jobs/handlers.ts';
import * as legal from './resources/legal/handlers.ts';
import * as notifications from './resources/notifications/handlers.ts';
import * as notificationLists from './resources/notifications/list.ts';
import * as budgetReviews from './resources/orders/budget-review.ts';
import * as comparison from './resources/orders/comparison.ts';
import * as orders from './resources/orders/handlers.ts';
import * as orderLists from './resources/orders/list.ts';
import { createCardToken } from './resources/payments/card-tokens.ts';
import * as payments from './resources/payments/handlers.ts';
import * as paymentLists from './resources/payments/list.ts';
import { getComingPayments } from './resources/plans/coming.ts';
import * as plans from './resources/plans/handlers.ts';
import * as planLists from './resources/plans/list.ts';
import * as planQuotes from './resources/plans/quote-handlers.ts';
import * as savedViews from './resources/saved-views/handlers.ts';
import * as changeBatch from './resources/scratchcards/change-batch.ts';
import { exportPins } from './resources/scratchcards/export-pins.ts';
import { getScratchcardFraud } from './resources/scratchcards/fraud.ts';
import * as scratchcards from './resources/scratchcards/handlers.ts';
import * as scratchcardLists from './resources/scratchcards/list.ts';
import * as newBatch from './resources/scratchcards/new-batch.ts';
import * as scratchcardReview from './resources/scratchcards/review.ts';
import * as users from './resources/users/handlers.ts';
import { importUsers } from './resources/users/import.ts';
import * as userLists from './resources/users/list.ts';

/** The handler of every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...config,
  ...auth,
  createChallenge,
  verifyChallenge,
  updateMe,
  updatePreferences,
  requestOwnData,
  getOwnData,
  requestDeletion,
  cancelDeletion,
  getMe,
  ...users,
  importUsers,
  ...userAdministration,
  ...userMessages,
  ...userNotes,
  resendUserCode,
  ...userLists,
  ...catalogue,
  ...catalogueLists,
  ...legal,
  ...comparison,
  ...orders,
  ...budgetReviews,
  ...orderLists,
  createOrder,
  createOrderForCustomer,
  createQuote,
  submitOrder,
  confirmOrder,
  payOrder,
  cancelOrder,
  cancelOrderAsAdministrator,
  ...plans,
  ...planLists,
  ...planQuotes,
  getPlanActivity,
  getComingPayments,
  payPlans,
  previewPlanPayment,
  prepayPlan,
  settlePlan,
  withdrawPlan,
  reschedulePlan,
  changeDueDay,
  setAutopay,
  waiveFees,
  reschedulePlanAsAdministrator,
  extendPlan,
  writeOffPlan,
  getPlanContacts,
  recordContact,
  remindPlan,
  recordPromise,
  openDispute,
  answerDispute,
  ...savedViews,
  ...payments,
  ...paymentLists,
  createCardToken,
  listSavedCards,
  saveCard,
  removeSavedCard,
  retryPayment,
  confirmPayment,
  retryPaymentAsAdministrator,
  createRefund,
  chargeBackPayment,
  cancelPayment,
  createScratchcardToken,
  getPinAttempts,
  redeemScratchcard,
  previewScratchcard,
  ...collateral,
  ...collateralLists,
  ...collateralReview,
  announceCollateralSale,
  sellCollateral,
  registerDocument: documents.registerDocument,
  getDocumentUpload: documents.getDocumentUpload,
  getDocumentContent: documents.getDocumentContent,
  correctDocument: documents.correctDocument,
  sendDocumentPart: documents.sendDocumentPart,
  removeDocument: documents.removeDocument,
  createCollateral,
  attachCollateral,
  submitCollateral,
  removeCollateral,
  ...scratchcards,
  ...scratchcardLists,
  ...scratchcardReview,
  ...newBatch,
  ...changeBatch,
  exportPins,
  giveScratchcard,
  getScratchcardFraud,
  ...notifications,
  ...notificationLists,
  retryDeliveries,
  ...inbox,
  ...inboxLists,
  ...administrators,
  ...audit,
  ...approvals,
  ...jobs,
  getDashboard,
  getFigures,
  getFigure,
  getChart,
  ...changes,
};
