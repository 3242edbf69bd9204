import * as administrators from './administrators/endpoints.ts';
import * as approvals from './approvals/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as auth from './auth/endpoints.ts';
import * as sessions from './auth/sessions.ts';
import * as catalogue from './catalogue/endpoints.ts';
import * as changes from './changes/endpoints.ts';
import * as collateralReview from './collateral/administration.ts';
import * as collateralDocuments from './collateral/documents.ts';
import * as collateral from './collateral/endpoints.ts';
import * as collateralEstimates from './collateral/estimates.ts';
import * as collateralSale from './collateral/selling.ts';
import * as config from './config/endpoints.ts';
import * as charts from './dashboard/charts.ts';
import * as dashboard from './dashboard/endpoints.ts';
import * as figures from './dashboard/figures.ts';
import * as inbox from './inbox/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as legal from './legal/endpoints.ts';
import * as notificationAdministration from './notifications/administration.ts';
import * as notifications from './notifications/endpoints.ts';
import * as notificationTemplates from './notifications/templates.ts';
import * as orderAdministration from './orders/administration.ts';
import * as budget from './orders/budget.ts';
import * as quoteComparisons from './orders/comparisons.ts';
import * as orders from './orders/endpoints.ts';
import * as ownEligibility from './orders/own-eligibility.ts';
import * as quotes from './orders/quotes.ts';
import * as paymentAdministration from './payments/administration.ts';
import * as cardTokens from './payments/card-tokens.ts';
import * as payments from './payments/endpoints.ts';
import * as savedCards from './payments/saved-cards.ts';
import * as planActivity from './plans/activity.ts';
import * as planAdministration from './plans/administration.ts';
import * as planChanges from './plans/changes.ts';
import * as planCollection from './plans/collecting.ts';
import * as comingPayments from './plans/coming-payments.ts';
import * as plans from './plans/endpoints.ts';
import * as planLists from './plans/lists.ts';
import * as planPayments from './plans/payments.ts';
import * as planQuotes from './plans/quotes.ts';
import * as savedViews from './saved-views/endpoints.ts';
import * as scratchcardAdministration from './scratchcards/administration.ts';
import * as scratchcards from './scratchcards/endpoints.ts';
import * as gifts from './scratchcards/gifts.ts';
import * as ownPinAttempts from './scratchcards/own-pin-attempts.ts';
import * as ownScratchcards from './scratchcards/own.ts';
import * as scratchcardPreviews from './scratchcards/previews.ts';
import * as scratchcardReview from './scratchcards/review.ts';
import * as userAdministration from './users/administration.ts';
import * as usersInBulk from './users/bulk.ts';
import * as users from './users/endpoints.ts';
import * as userImports from './users/imports.ts';
import * as userMessages from './users/messages.ts';
import * as ownAccount from './users/own-account.ts';
import * as ownDataFile from './users/own-data-file.ts';

/** The whole contract: every operation by its name. */
export const contract = {
  ...config,
  ...auth,
  ...sessions,
  ...users,
  ...userAdministration,
  ...userMessages,
  ...usersInBulk,
  ...userImports,
  ...ownAccount,
  ...ownDataFile,
  ...catalogue,
  ...legal,
  ...orders,
  ...quotes,
  ...quoteComparisons,
  ...budget,
  ...ownEligibility,
  ...orderAdministration,
  ...plans,
  ...planLists,
  ...planPayments,
  ...planChanges,
  ...planQuotes,
  ...planActivity,
  ...comingPayments,
  ...planAdministration,
  ...planCollection,
  ...cardTokens,
  ...payments,
  ...savedCards,
  ...paymentAdministration,
  ...collateral,
  ...collateralDocuments,
  ...collateralEstimates,
  ...collateralReview,
  ...collateralSale,
  ...scratchcards,
  ...scratchcardAdministration,
  ...scratchcardReview,
  ...ownScratchcards,
  ...gifts,
  ...ownPinAttempts,
  ...scratchcardPreviews,
  ...notifications,
  ...notificationTemplates,
  ...notificationAdministration,
  ...inbox,
  ...administrators,
  ...audit,
  ...approvals,
  ...jobs,
  ...savedViews,
  ...dashboard,
  ...figures,
  ...charts,
  ...changes,
} as const;

export type Contract = typeof contract;
export type OperationName = keyof Contract;
