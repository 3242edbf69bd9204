import type { OperationName } from '#contracts/index.ts';

/** The sections of docs/domain.md that belong to no resource alone. */
export const generalRules = ['Money, rates, dates', 'Rounding'] as const;

type Rules = Readonly<Record<string, Readonly<Record<string, readonly OperationName[]>>>>;

const byResource = {
  administrators: { Permissions: ['changeRole', 'simulateRoleChange'] },
  approvals: { 'Four eyes': ['approveApproval', 'rejectApproval', 'withdrawApproval'] },
  audit: { Audit: ['listAuditEvents', 'getAuditEvent'] },
  auth: {
    'One-time codes': ['createChallenge', 'verifyChallenge'],
    Sessions: ['verifyChallenge', 'listSessions'],
  },
  books: {
    Books: ['getBooks', 'listPostings'],
    'Accrued interest': ['getBooks', 'listPostings'],
  },
  catalogue: {
    Offers: ['listPlanOffers', 'getPlanOffer'],
    'Discount codes': ['createDiscount', 'endDiscount', 'createOrder', 'compareQuotes'],
    'Lowest monthly price': ['listProducts', 'getProduct'],
  },
  collateral: {
    Collateral: [
      'getCoverage',
      'getCollateralEstimate',
      'getCollateralTypes',
      'valueCollateral',
      'simulateValuation',
      'acceptCollateral',
      'simulateAcceptance',
      'announceCollateralSale',
      'sellCollateral',
      'simulateCollateralSale',
      'confirmCollateralReturn',
    ],
    'Documents of collateral': ['registerDocument', 'sendDocumentPart', 'correctDocument'],
  },
  config: { 'Policy profiles': ['getConfig', 'createQuote', 'compareQuotes'] },
  dashboard: {
    'Key figures': ['getFigures', 'getFigure'],
    'Charts of scratchcards and messages': ['getChart'],
  },
  inbox: { Messages: ['listInbox', 'updateInboxItem'] },
  jobs: { 'Retry in bulk': ['startPaymentsJob', 'retryFailedRows'] },
  notifications: { 'Notifications to many': ['countAudience', 'sendNotification', 'retryDeliveries'] },
  orders: {
    Orders: ['submitOrder', 'confirmOrder', 'payOrder'],
    'Down payment': ['compareQuotes', 'createQuote', 'payOrder'],
    'Due dates': ['compareQuotes', 'createQuote'],
    'Period factor': ['compareQuotes', 'createQuote'],
    Annuity: ['compareQuotes', 'createQuote'],
    'Equal principal': ['compareQuotes', 'createQuote'],
    APRC: ['compareQuotes', 'createQuote'],
    Quotes: ['createQuote', 'getQuote', 'confirmOrder'],
    Eligibility: ['getEligibility', 'submitOrder', 'confirmOrder'],
    Affordability: ['createAssessment', 'requestBudgetReview', 'decideBudgetReview'],
    'Worked examples': ['compareQuotes'],
  },
  payments: {
    Payments: ['retryPayment', 'confirmPayment', 'cancelPayment', 'saveCard', 'removeSavedCard'],
    Refunds: ['createRefund', 'simulateRefund', 'chargeBackPayment', 'simulateChargeBack'],
  },
  plans: {
    Plans: ['payPlans'],
    'Line status': ['getSchedule', 'getScheduleAsAdministrator'],
    'Late fees': ['waiveFees', 'simulateFeeWaiver'],
    'Promises to pay': ['recordPromise'],
    Disputes: ['openDispute', 'answerDispute'],
    'Paying off': ['quoteSettlement', 'settlePlan', 'quoteWithdrawal', 'withdrawPlan'],
    'Interest paid early': ['quotePrepayment', 'reschedulePlan', 'extendPlan'],
    'Paying ahead': ['quotePrepayment', 'prepayPlan'],
    Rescheduling: [
      'quoteReschedule',
      'reschedulePlan',
      'simulateReschedule',
      'reschedulePlanAsAdministrator',
    ],
    'Later due dates': ['extendPlan', 'simulateExtension'],
    'Goods come back': [
      'creditGoods',
      'simulateGoodsCredit',
      'requestReturn',
      'withdrawPurchase',
      'addReturnPhoto',
      'rejectReturn',
    ],
    'Contact log': ['recordContact', 'getPlanContacts', 'remindPlan'],
    'Due day': ['quoteDueDay', 'changeDueDay'],
    Autopay: ['setAutopay'],
    Default: ['writeOffPlan', 'simulateWriteOff'],
    Allocation: ['previewPlanPayment', 'payPlans'],
    'Figures of a plan': ['getPlan', 'listPlans', 'getPlanAsAdministrator', 'listAllPlans'],
    'Coming payments': ['getComingPayments'],
    'Activity of a plan': ['getPlanActivity'],
  },
  'saved-views': { 'Saved views': ['createSavedView', 'updateSavedView'] },
  scratchcards: {
    Scratchcards: ['redeemScratchcard', 'previewScratchcard', 'createBatch', 'giveScratchcard'],
  },
  users: { Accounts: ['blockUser', 'changeCreditLimit', 'updateMe', 'requestDeletion', 'importUsers'] },
} as const satisfies Rules;

/** The sections of docs/domain.md that are published with a resource, and the operations whose answers follow from them. */
export const rules: Rules = byResource;

type SectionOf<Sections> = Sections extends unknown ? keyof Sections : never; // of each member of a union

/** A section of docs/domain.md that is published. */
export type RuleTitle =
  (typeof generalRules)[number] | SectionOf<(typeof byResource)[keyof typeof byResource]>;

/** What the description of the whole document says already, and what only tests of this project use. */
export const unpublishedRules = ['Idempotency', 'Versions', 'Regulation Z', 'Published tables'] as const;

/** Where the browsable document (`npm run docs`) has a heading of a resource, or of the description of the whole document. */
export const anchorOf = (resource: string | null, heading: string) =>
  `#/${resource ?? 'section'}/${heading.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')}`;

const anchors: ReadonlyMap<string, string> = new Map([
  ...generalRules.map((title) => [title, anchorOf(null, title)] as const),
  ...Object.entries(rules).flatMap(([resource, own]) =>
    Object.keys(own).map((title) => [title, anchorOf(resource, title)] as const),
  ),
]);

/** "[Annuity](#/orders/annuity)" */
export const ruleLink = (title: RuleTitle) => `[${title}](${anchors.get(title)})`;

/** "[Annuity](#/orders/annuity)" for each rule that an operation follows. */
export const ruleLinks = (operation: string): readonly string[] =>
  Object.entries(rules).flatMap(([resource, sections]) =>
    Object.entries(sections).flatMap(([title, operations]) =>
      operations.some((name) => name === operation) ? [`[${title}](${anchorOf(resource, title)})`] : [],
    ),
  );

/**
 * Sections with their headings, and with links that lead to published sections; what else they refer to is not published.
 * @param sections every section of docs/domain.md by its title
 */
export function ruleSections(
  titles: readonly string[],
  sections: ReadonlyMap<string, string>,
): readonly string[] {
  const targetOf = (link: string) =>
    [...anchors].find(([title]) => link === `#${title.toLowerCase().replaceAll(' ', '-')}`)?.[1];
  return titles.map((title) => {
    const text = sections.get(title);
    if (text === undefined) throw new Error(`docs/domain.md has no section "${title}".`);
    const linked = text.replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_all, words: string, link: string) => {
      const target = targetOf(link);
      return target === undefined ? words : `[${words}](${target})`;
    });
    return `## ${title}\n\n${linked}`;
  });
}
