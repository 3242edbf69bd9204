import * as administrators from './administrators/endpoints.ts';
import * as approvals from './approvals/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as access from './auth/endpoints.ts';
import { endOtherSessions, endSession, listSessions } from './auth/sessions.ts';
import * as jobs from './jobs/endpoints.ts';
import * as inbox from './inbox/endpoints.ts';
import * as collateralReview from './collateral/administration.ts';
import * as documents from './collateral/documents.ts';
import * as collateral from './collateral/endpoints.ts';
import * as collateralSelling from './collateral/selling.ts';
import { getCollateralEstimate } from './collateral/estimate.ts';
import { listChanges } from './changes/endpoints.ts';
import * as cards from './scratchcards/endpoints.ts';
import * as batchAdministration from './scratchcards/administration.ts';
import * as cardReview from './scratchcards/review.ts';
import * as ownScratchcards from './scratchcards/own.ts';
import { giveScratchcard } from './scratchcards/gift.ts';
import { getPinAttempts } from './scratchcards/pin-attempts.ts';
import { previewScratchcard } from './scratchcards/preview.ts';
import * as config from './config/endpoints.ts';
import * as catalogue from './catalogue/endpoints.ts';
import * as legal from './legal/endpoints.ts';
import * as notificationAdministration from './notifications/administration.ts';
import * as notifications from './notifications/endpoints.ts';
import { listNotificationTemplates } from './notifications/template.ts';
import { getChart } from './dashboard/charts.ts';
import { getDashboard } from './dashboard/endpoints.ts';
import { getFigure, getFigures } from './dashboard/figures.ts';
import * as orderAdministration from './orders/administration.ts';
import * as budget from './orders/budget.ts';
import { getEligibility } from './orders/eligibility.ts';
import * as savedViews from './saved-views/endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as quotes from './orders/quotes.ts';
import * as paymentAdministration from './payments/administration.ts';
import { createCardToken } from './payments/card-token.ts';
import * as payments from './payments/endpoints.ts';
import { listSavedCards, removeSavedCard, saveCard } from './payments/saved-cards.ts';
import * as planAdministration from './plans/administration.ts';
import * as collecting from './plans/collecting.ts';
import * as plans from './plans/endpoints.ts';
import * as userAdministration from './users/administration.ts';
import { startUsersJob } from './users/bulk.ts';
import * as users from './users/endpoints.ts';
import { importUsers, simulateImport } from './users/import.ts';
import { listUserMessages, sendUserMessage } from './users/messages.ts';
import * as ownAccount from './users/own-account.ts';
import { getOwnData } from './users/own-data.ts';

/** The whole contract: every operation by its name. */
export const contract = {
  ...config,
  ...access,
  listSessions,
  endSession,
  endOtherSessions,
  ...users,
  blockUser: userAdministration.blockUser,
  unblockUser: userAdministration.unblockUser,
  endUserSessions: userAdministration.endUserSessions,
  changeCreditLimit: userAdministration.changeCreditLimit,
  listUserSessions: userAdministration.listUserSessions,
  addUserNote: userAdministration.addUserNote,
  completeUserNote: userAdministration.completeUserNote,
  revealUserContacts: userAdministration.revealUserContacts,
  resendUserCode: userAdministration.resendUserCode,
  createOrderForCustomer: userAdministration.createOrderForCustomer,
  tagUser: userAdministration.tagUser,
  untagUser: userAdministration.untagUser,
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
  ...collecting,
  createCardToken,
  ...payments,
  listSavedCards,
  saveCard,
  removeSavedCard,
  ...paymentAdministration,
  ...collateral,
  ...documents,
  getCollateralEstimate,
  ...collateralReview,
  ...collateralSelling,
  ...cards,
  ...batchAdministration,
  ...cardReview,
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
