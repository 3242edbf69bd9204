import * as userAdministration from '#mocks/commands/users/administer.ts';
import { cancelPayment } from '#mocks/commands/payments/cancel.ts';
import { changeDueDay, reschedulePlan, setAutopay } from '#mocks/commands/plans/change.ts';
import { createQuote } from '#mocks/commands/orders/choose-plan.ts';
import { confirmOrder } from '#mocks/commands/orders/confirm.ts';
import { confirmPayment } from '#mocks/commands/payments/confirm.ts';
import { createChallenge } from '#mocks/commands/auth/create-challenge.ts';
import { createOrder, createOrderForCustomer } from '#mocks/commands/orders/create.ts';
import { getChart } from '#mocks/dashboard/charts.ts';
import { getFigure, getFigures } from '#mocks/dashboard/figures.ts';
import { cancelDeletion, requestDeletion } from '#mocks/commands/users/delete-account.ts';
import { answerDispute, openDispute } from '#mocks/commands/plans/disputes.ts';
import { cancelOrder, cancelOrderAsAdministrator } from '#mocks/commands/orders/end.ts';
import {
  createScratchcardToken,
  getPinAttempts,
  redeemScratchcard,
} from '#mocks/commands/scratchcards/enter.ts';
import { getDashboard } from '#mocks/dashboard/get-dashboard.ts';
import { getMe } from '#mocks/commands/users/get-me.ts';
import { getPlanActivity } from '#mocks/commands/plans/get-activity.ts';
import { giveScratchcard } from '#mocks/commands/scratchcards/give.ts';
import { retryDeliveries } from '#mocks/commands/notifications/retry-deliveries.ts';
import {
  attachCollateral,
  createCollateral,
  removeCollateral,
  submitCollateral,
} from '#mocks/commands/collateral/offer.ts';
import { getOwnData, requestOwnData } from '#mocks/commands/users/data-file.ts';
import { prepayPlan, settlePlan, withdrawPlan } from '#mocks/commands/plans/pay-off.ts';
import { payOrder } from '#mocks/commands/orders/pay.ts';
import { payPlans, previewPlanPayment } from '#mocks/commands/plans/pay.ts';
import { getPlanContacts, recordContact, remindPlan } from '#mocks/commands/plans/contacts.ts';
import { previewScratchcard } from '#mocks/commands/scratchcards/preview.ts';
import { recordPromise } from '#mocks/commands/plans/promises.ts';
import { chargeBackPayment, createRefund } from '#mocks/commands/payments/refund.ts';
import {
  extendPlan,
  reschedulePlanAsAdministrator,
} from '#mocks/commands/plans/reschedule-as-administrator.ts';
import { resendUserCode } from '#mocks/commands/auth/resend-code.ts';
import { retryPayment, retryPaymentAsAdministrator } from '#mocks/commands/payments/retry.ts';
import * as collateralReview from '#mocks/commands/collateral/review.ts';
import { listSavedCards, removeSavedCard, saveCard } from '#mocks/commands/payments/save-card.ts';
import { announceCollateralSale, sellCollateral } from '#mocks/commands/collateral/sell.ts';
import { submitOrder } from '#mocks/commands/orders/submit.ts';
import { updateMe, updatePreferences } from '#mocks/commands/users/update-me.ts';
import * as userMessages from '#mocks/commands/users/messages.ts';
import * as userNotes from '#mocks/commands/users/notes.ts';
import { verifyChallenge } from '#mocks/commands/auth/verify-challenge.ts';
import { waiveFees } from '#mocks/commands/plans/waive-fees.ts';
import { writeOffPlan } from '#mocks/commands/plans/write-off.ts';
import type { Handlers } from '#mocks/resources/handler-types.ts';
import * as administrators from '#mocks/resources/administrators/handlers.ts';
import * as approvals from '#mocks/resources/approvals/handlers.ts';
import * as audit from '#mocks/resources/audit/handlers.ts';
import * as auth from '#mocks/resources/auth/handlers.ts';
import * as catalogue from '#mocks/resources/catalogue/handlers.ts';
import * as catalogueLists from '#mocks/resources/catalogue/list.ts';
import * as changes from '#mocks/resources/changes/handlers.ts';
import * as documents from '#mocks/resources/collateral/documents.ts';
import * as collateral from '#mocks/resources/collateral/handlers.ts';
import * as collateralLists from '#mocks/resources/collateral/list.ts';
import * as config from '#mocks/resources/config/handlers.ts';
import * as inbox from '#mocks/resources/inbox/handlers.ts';
import * as inboxLists from '#mocks/resources/inbox/list.ts';
import * as jobs from '#mocks/resources/jobs/handlers.ts';
import * as legal from '#mocks/resources/legal/handlers.ts';
import * as notifications from '#mocks/resources/notifications/handlers.ts';
import * as notificationLists from '#mocks/resources/notifications/list.ts';
import * as budgetReviews from '#mocks/resources/orders/budget-review.ts';
import * as comparison from '#mocks/resources/orders/comparison.ts';
import * as orders from '#mocks/resources/orders/handlers.ts';
import * as orderLists from '#mocks/resources/orders/list.ts';
import { createCardToken } from '#mocks/resources/payments/card-tokens.ts';
import * as payments from '#mocks/resources/payments/handlers.ts';
import * as paymentLists from '#mocks/resources/payments/list.ts';
import { getComingPayments } from '#mocks/resources/plans/coming.ts';
import * as plans from '#mocks/resources/plans/handlers.ts';
import * as planLists from '#mocks/resources/plans/list.ts';
import * as planQuotes from '#mocks/resources/plans/quote-handlers.ts';
import * as savedViews from '#mocks/resources/saved-views/handlers.ts';
import * as changeBatch from '#mocks/resources/scratchcards/change-batch.ts';
import { exportPins } from '#mocks/resources/scratchcards/export-pins.ts';
import { getScratchcardFraud } from '#mocks/resources/scratchcards/fraud.ts';
import * as scratchcards from '#mocks/resources/scratchcards/handlers.ts';
import * as scratchcardLists from '#mocks/resources/scratchcards/list.ts';
import * as newBatch from '#mocks/resources/scratchcards/new-batch.ts';
import * as scratchcardReview from '#mocks/resources/scratchcards/review.ts';
import * as users from '#mocks/resources/users/handlers.ts';
import { importUsers } from '#mocks/resources/users/import.ts';
import * as userLists from '#mocks/resources/users/list.ts';

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
