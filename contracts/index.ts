import * as administrators from './administrators/endpoints.ts';
import * as approvals from './approvals/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as auth from './auth/endpoints.ts';
import * as sessions from './auth/session-endpoints.ts';
import * as discounts from './catalogue/discount-endpoints.ts';
import * as catalogue from './catalogue/endpoints.ts';
import * as changes from './changes/endpoints.ts';
import * as collateralReview from './collateral/administration-endpoints.ts';
import * as collateralDocuments from './collateral/document-endpoints.ts';
import * as collateral from './collateral/endpoints.ts';
import * as collateralEstimates from './collateral/estimate-endpoints.ts';
import * as collateralSale from './collateral/sale-endpoints.ts';
import * as config from './config/endpoints.ts';
import * as charts from './dashboard/chart-endpoints.ts';
import * as dashboard from './dashboard/endpoints.ts';
import * as figures from './dashboard/figure-endpoints.ts';
import * as inbox from './inbox/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as legal from './legal/endpoints.ts';
import * as notificationAdministration from './notifications/administration-endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as notificationTemplates from './notifications/template-endpoints.ts';
import * as orderAdministration from './orders/administration-endpoints.ts';
import * as budget from './orders/budget-endpoints.ts';
import * as quoteComparisons from './orders/comparison-endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as eligibility from './orders/eligibility-endpoints.ts';
import * as quotes from './orders/quote-endpoints.ts';
import * as paymentAdministration from './payments/administration-endpoints.ts';
import * as cardTokens from './payments/card-token-endpoints.ts';
import * as payments from './payments/endpoints.ts';
import * as savedCards from './payments/saved-card-endpoints.ts';
import * as planActivity from './plans/activity-endpoints.ts';
import * as planAdministration from './plans/administration-endpoints.ts';
import * as planChanges from './plans/change-endpoints.ts';
import * as planCollection from './plans/collection-endpoints.ts';
import * as comingPayments from './plans/coming-payment-endpoints.ts';
import * as plans from './plans/endpoints.ts';
import * as planGoods from './plans/goods-endpoints.ts';
import * as planLists from './plans/list-endpoints.ts';
import * as books from './books/endpoints.ts';
import * as planReturns from './plans/return-endpoints.ts';
import * as planPayments from './plans/payment-endpoints.ts';
import * as planQuotes from './plans/quote-endpoints.ts';
import * as savedViews from './saved-views/endpoints.ts';
import * as batches from './scratchcards/batch-endpoints.ts';
import * as gifts from './scratchcards/gift-endpoints.ts';
import * as scratchcards from './scratchcards/endpoints.ts';
import * as scratchcardPreviews from './scratchcards/preview-endpoints.ts';
import * as scratchcardAdministration from './scratchcards/administration-endpoints.ts';
import * as userAdministration from './users/administration-endpoints.ts';
import * as usersInBulk from './users/bulk-endpoints.ts';
import * as users from './users/endpoints.ts';
import * as userImports from './users/import-endpoints.ts';
import * as userMessages from './users/message-endpoints.ts';
import * as account from './users/account-endpoints.ts';
import * as dataFile from './users/data-file-endpoints.ts';

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
  ...account,
  ...dataFile,
  ...catalogue,
  ...discounts,
  ...legal,
  ...orders,
  ...quotes,
  ...quoteComparisons,
  ...budget,
  ...eligibility,
  ...orderAdministration,
  ...plans,
  ...planLists,
  ...planPayments,
  ...planChanges,
  ...planQuotes,
  ...planActivity,
  ...comingPayments,
  ...planAdministration,
  ...planGoods,
  ...planReturns,
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
  ...batches,
  ...scratchcardAdministration,
  ...scratchcards,
  ...gifts,
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
  ...books,
  ...changes,
} as const;

export type Contract = typeof contract;
export type OperationName = keyof Contract;
