import { listPostings } from '#mocks/books/list.ts';
import { getBooks } from '#mocks/books/months.ts';
import * as userAdministration from '#mocks/commands/users/administer.ts';
import * as paymentsCancel from '#mocks/commands/payments/cancel.ts';
import * as plansChange from '#mocks/commands/plans/change.ts';
import * as ordersChoosePlan from '#mocks/commands/orders/choose-plan.ts';
import * as ordersConfirm from '#mocks/commands/orders/confirm.ts';
import * as paymentsConfirm from '#mocks/commands/payments/confirm.ts';
import { createChallenge } from '#mocks/commands/auth/create-challenge.ts';
import * as ordersCreate from '#mocks/commands/orders/create.ts';
import { getChart } from '#mocks/dashboard/charts.ts';
import { getFigure, getFigures } from '#mocks/dashboard/figures.ts';
import * as usersDeleteAccount from '#mocks/commands/users/delete-account.ts';
import * as plansDisputes from '#mocks/commands/plans/disputes.ts';
import { cancelOrder, cancelOrderAsAdministrator } from '#mocks/commands/orders/end.ts';
import * as scratchcardsEnter from '#mocks/commands/scratchcards/enter.ts';
import { getDashboard } from '#mocks/dashboard/get-dashboard.ts';
import * as usersGetMe from '#mocks/commands/users/get-me.ts';
import * as plansGetActivity from '#mocks/commands/plans/get-activity.ts';
import * as scratchcardsGive from '#mocks/commands/scratchcards/give.ts';
import * as notificationsRetryDeliveries from '#mocks/commands/notifications/retry-deliveries.ts';
import {
  attachCollateral,
  createCollateral,
  removeCollateral,
  submitCollateral,
} from '#mocks/commands/collateral/offer.ts';
import * as usersDataFile from '#mocks/commands/users/data-file.ts';
import * as plansPayOff from '#mocks/commands/plans/pay-off.ts';
import * as ordersPay from '#mocks/commands/orders/pay.ts';
import { payPlans, previewPlanPayment } from '#mocks/commands/plans/pay.ts';
import * as plansContacts from '#mocks/commands/plans/contacts.ts';
import * as scratchcardsPreview from '#mocks/commands/scratchcards/preview.ts';
import { creditGoods } from '#mocks/commands/plans/credit-goods.ts';
import * as plansGoodsReturns from '#mocks/commands/plans/goods-returns.ts';
import { recordPromise } from '#mocks/commands/plans/promises.ts';
import { chargeBackPayment, createRefund } from '#mocks/commands/payments/refund.ts';
import * as plansRescheduleAsAdministrator from '#mocks/commands/plans/reschedule-as-administrator.ts';
import * as authResendCode from '#mocks/commands/auth/resend-code.ts';
import * as paymentsRetry from '#mocks/commands/payments/retry.ts';
import * as collateralReview from '#mocks/commands/collateral/review.ts';
import { listSavedCards, removeSavedCard, saveCard } from '#mocks/commands/payments/save-card.ts';
import * as collateralSell from '#mocks/commands/collateral/sell.ts';
import { submitOrder } from '#mocks/commands/orders/submit.ts';
import * as usersUpdateMe from '#mocks/commands/users/update-me.ts';
import * as userMessages from '#mocks/commands/users/messages.ts';
import * as userNotes from '#mocks/commands/users/notes.ts';
import { verifyChallenge } from '#mocks/commands/auth/verify-challenge.ts';
import * as plansWaiveFees from '#mocks/commands/plans/waive-fees.ts';
import * as plansWriteOff from '#mocks/commands/plans/write-off.ts';
import type { Handlers } from '#mocks/resources/handler-types.ts';
import * as administrators from '#mocks/resources/administrators/handlers.ts';
import * as approvals from '#mocks/resources/approvals/handlers.ts';
import * as audit from '#mocks/resources/audit/handlers.ts';
import * as auth from '#mocks/resources/auth/handlers.ts';
import * as catalogue from '#mocks/resources/catalogue/handlers.ts';
import * as discounts from '#mocks/resources/catalogue/discount-handlers.ts';
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
import * as plansComing from '#mocks/resources/plans/coming.ts';
import * as plans from '#mocks/resources/plans/handlers.ts';
import * as planLists from '#mocks/resources/plans/list.ts';
import * as planQuotes from '#mocks/resources/plans/quote-handlers.ts';
import * as savedViews from '#mocks/resources/saved-views/handlers.ts';
import * as changeBatch from '#mocks/resources/scratchcards/change-batch.ts';
import * as scratchcardsExportPins from '#mocks/resources/scratchcards/export-pins.ts';
import * as scratchcardsFraud from '#mocks/resources/scratchcards/fraud.ts';
import * as scratchcards from '#mocks/resources/scratchcards/handlers.ts';
import * as scratchcardLists from '#mocks/resources/scratchcards/list.ts';
import * as newBatch from '#mocks/resources/scratchcards/new-batch.ts';
import * as scratchcardReview from '#mocks/resources/scratchcards/review.ts';
import * as users from '#mocks/resources/users/handlers.ts';
import * as usersImport from '#mocks/resources/users/import.ts';
import * as userLists from '#mocks/resources/users/list.ts';

/** The handler of every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...config,
  ...auth,
  createChallenge,
  verifyChallenge,
  ...usersUpdateMe,
  ...usersDataFile,
  ...usersDeleteAccount,
  ...usersGetMe,
  ...users,
  ...usersImport,
  ...userAdministration,
  ...userMessages,
  ...userNotes,
  ...authResendCode,
  ...userLists,
  ...catalogue,
  ...catalogueLists,
  ...legal,
  ...comparison,
  ...orders,
  ...budgetReviews,
  ...orderLists,
  ...ordersCreate,
  ...ordersChoosePlan,
  submitOrder,
  ...ordersConfirm,
  ...ordersPay,
  cancelOrder,
  cancelOrderAsAdministrator,
  ...plans,
  ...planLists,
  ...planQuotes,
  ...plansGetActivity,
  ...plansComing,
  payPlans,
  previewPlanPayment,
  ...plansPayOff,
  ...plansChange,
  ...plansWaiveFees,
  ...plansRescheduleAsAdministrator,
  ...plansWriteOff,
  ...plansContacts,
  recordPromise,
  creditGoods,
  ...plansGoodsReturns,
  ...plansDisputes,
  ...savedViews,
  ...payments,
  ...paymentLists,
  createCardToken,
  listSavedCards,
  saveCard,
  removeSavedCard,
  ...paymentsRetry,
  ...paymentsConfirm,
  createRefund,
  chargeBackPayment,
  ...paymentsCancel,
  ...scratchcardsEnter,
  ...scratchcardsPreview,
  ...collateral,
  ...collateralLists,
  ...collateralReview,
  ...collateralSell,
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
  ...scratchcardsExportPins,
  ...scratchcardsGive,
  ...scratchcardsFraud,
  ...notifications,
  ...notificationLists,
  ...notificationsRetryDeliveries,
  ...inbox,
  ...inboxLists,
  ...administrators,
  ...discounts,
  ...audit,
  ...approvals,
  ...jobs,
  getDashboard,
  getFigures,
  getFigure,
  getChart,
  getBooks,
  listPostings,
  ...changes,
};
