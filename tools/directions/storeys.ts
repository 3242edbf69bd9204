import type { Import } from './import.ts';

/** The folders of `src`, top to bottom. A file imports from its own folder and from those below it. */
const storeys = [
  'app',
  'prerender',
  'features',
  'layout',
  'pwa',
  'lists',
  'actions',
  'forms',
  'schedule',
  'ui',
  'theme',
  'api',
  'errors',
  'platform',
] as const;

/** The file of every feature that others may import. */
const publicOfAll = ['labels'];

/**
 * Further files of a feature that others may import: its API hooks (those of customers apart), the named views of its list,
 * and parts of pages. Paths in the feature's own folder, without extension.
 */
const publicParts: Readonly<Record<string, readonly string[]>> = {
  approvals: ['PendingApprovals'],
  auth: [
    'api',
    'CodeForm',
    'CodeRefusal',
    'code-autofill',
    'contact',
    'use-code-again',
    'use-contact-form',
    'use-refused-for',
  ],
  catalogue: ['api', 'OfferName', 'use-offer-filter'],
  checkout: ['CardForm', 'NewCardForm', 'declined-cards', 'draft', 'draft-schema', 'sources'],
  collateral: [
    'api',
    'own-api',
    'views',
    'CollateralCard',
    'CollateralForm',
    'CollateralTable',
    'CoverGauge',
    'KeptFiles',
    'ReusableList',
    'SaleWarning',
  ],
  dashboard: ['ChartCard'],
  demo: ['use-scenario'],
  inbox: ['api', 'MessageFace'],
  jobs: ['api'],
  legal: ['api', 'AcceptedChanges', 'LegalTable'],
  notifications: ['views', 'SendingEffect'],
  orders: ['own-api', 'views', 'AskReview', 'CancelOrder', 'OrderAction', 'RatePurchase'],
  payments: [
    'api',
    'own-api',
    'views',
    'cards-api',
    'NewestPayments',
    'ConfirmAtBank',
    'PaymentTable',
    'ReceiptContents',
    'RefundEffect',
    'moved-money',
    'SourceChoice',
  ],
  plans: [
    'api',
    'own-api',
    'AfterPurchase',
    'AllocatedParts',
    'FinishPaying',
    'PlanSaleWarning',
    'ShortfallNotice',
    'UnpaidPlans',
    'lateness',
  ],
  profile: ['preferences-api'],
  scratchcards: ['api', 'own-api', 'views', 'TokenDrawer', 'RedeemDrawer'],
  users: ['api'],
};

/** What is wrong with an import inside `src`, in a sentence; null when it is allowed. */
export function storeyBreach({ from, target }: Import): string | null {
  const [home, there] = [storeyOf(from), storeyOf(target)];
  if (home === null) return `${from} is in no folder of src`;
  if (there === null) return `${target} is in no folder of src`;
  const [level, levelThere] = [storeys.indexOf(home), storeys.indexOf(there)];
  if (levelThere < level) return `${home} does not import ${there}, which lies above it`;
  return home === 'features' && there === 'features' ? featureBreach(from, target) : null;
}

function storeyOf(path: string) {
  const [, folder] = path.split('/');
  return storeys.find((storey) => storey === folder) ?? null;
}

function featureBreach(from: string, target: string): string | null {
  const [, , own] = from.split('/');
  const [, , feature = '', ...rest] = target.split('/');
  if (own === feature) return null;
  const part = rest.length === 1 ? (rest[0] ?? '').replace(/\.\w+$/, '') : rest.join('/');
  const allowed = [...publicOfAll, ...(publicParts[feature] ?? [])];
  return allowed.includes(part) ? null : `"${part}" is not a public part of ${feature}`;
}
