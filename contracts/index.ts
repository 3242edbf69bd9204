import * as administrators from './administrators/endpoints.ts';
import * as approvals from './approvals/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as auth from './auth/endpoints.ts';
import { endOtherSessions, endSession, listSessions } from './auth/sessions.ts';
import * as catalogue from './catalogue/endpoints.ts';
import { listChanges } from './changes/endpoints.ts';
import * as collateralReview from './collateral/administration.ts';
import * as collateralDocuments from './collateral/documents.ts';
import * as collateral from './collateral/endpoints.ts';
import { getCollateralEstimate } from './collateral/estimate.ts';
import * as collateralSale from './collateral/selling.ts';
import * as config from './config/endpoints.ts';
import { getChart } from './dashboard/charts.ts';
import { getDashboard } from './dashboard/endpoints.ts';
import { getFigure, getFigures } from './dashboard/figures.ts';
import * as inbox from './inbox/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as legal from './legal/endpoints.ts';
import * as notificationAdministration from './notifications/administration.ts';
import * as notifications from './notifications/endpoints.ts';
import { listNotificationTemplates } from './notifications/template.ts';
import * as orderAdministration from './orders/administration.ts';
import * as budget from './orders/budget.ts';
import { getEligibility } from './orders/eligibility.ts';
import * as orders from './orders/endpoints.ts';
import * as quotes from './orders/quotes.ts';
import * as paymentAdministration from './payments/administration.ts';
import { createCardToken } from './payments/card-token.ts';
import * as payments from './payments/endpoints.ts';
import { listSavedCards, removeSavedCard, saveCard } from './payments/saved-cards.ts';
import * as planAdministration from './plans/administration.ts';
import * as planCollection from './plans/collecting.ts';
import * as plans from './plans/endpoints.ts';
import * as savedViews from './saved-views/endpoints.ts';
import * as scratchcardAdministration from './scratchcards/administration.ts';
import * as scratchcards from './scratchcards/endpoints.ts';
import { giveScratchcard } from './scratchcards/gift.ts';
import * as ownScratchcards from './scratchcards/own.ts';
import { getPinAttempts } from './scratchcards/pin-attempts.ts';
import { previewScratchcard } from './scratchcards/preview.ts';
import * as scratchcardReview from './scratchcards/review.ts';
import {
  addUserNote,
  blockUser,
  changeCreditLimit,
  completeUserNote,
  createOrderForCustomer,
  endUserSessions,
  listUserSessions,
  resendUserCode,
  revealUserContacts,
  tagUser,
  unblockUser,
  untagUser,
} from './users/administration.ts';
import { startUsersJob } from './users/bulk.ts';
import * as users from './users/endpoints.ts';
import { importUsers, simulateImport } from './users/import.ts';
import { listUserMessages, sendUserMessage } from './users/messages.ts';
import * as ownAccount from './users/own-account.ts';
import { getOwnData } from './users/own-data.ts';

/** The whole contract: every operation by its name. */
export const contract = {
  ...config,
  ...auth,
  listSessions,
  endSession,
  endOtherSessions,
  ...users,
  blockUser,
  unblockUser,
  endUserSessions,
  changeCreditLimit,
  listUserSessions,
  addUserNote,
  completeUserNote,
  revealUserContacts,
  resendUserCode,
  createOrderForCustomer,
  tagUser,
  untagUser,
  sendUserMessage,
  listUserMessages,
  startUsersJob,
  importUsers,
  simulateImport,
  ...ownAccount,
  getOwnData,
  ...catalogue,
  ...legal,
  ...orders,
  ...quotes,
  ...budget,
  getEligibility,
  ...orderAdministration,
  ...plans,
  ...planAdministration,
  ...planCollection,
  createCardToken,
  ...payments,
  listSavedCards,
  saveCard,
  removeSavedCard,
  ...paymentAdministration,
  ...collateral,
  ...collateralDocuments,
  getCollateralEstimate,
  ...collateralReview,
  ...collateralSale,
  ...scratchcards,
  ...scratchcardAdministration,
  ...scratchcardReview,
  ...ownScratchcards,
  giveScratchcard,
  getPinAttempts,
  previewScratchcard,
  ...notifications,
  listNotificationTemplates,
  ...notificationAdministration,
  ...inbox,
  ...administrators,
  ...audit,
  ...approvals,
  ...jobs,
  ...savedViews,
  getDashboard,
  getFigures,
  getFigure,
  getChart,
  listChanges,
} as const;

export type Contract = typeof contract;
export type OperationName = keyof Contract;
