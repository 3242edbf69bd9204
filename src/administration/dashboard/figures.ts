import type { FigureName } from '#contracts/dashboard/figure.ts';
import type { Period } from '#contracts/dashboard/period.ts';
import { runningPlanStates } from '#contracts/plans/states.ts';
import { toReview } from '#src/administration/collateral/views.ts';
import { paths } from '#src/platform/routing/paths.ts';

/** How the page presents a key figure. */
interface FigurePresentation {
  readonly label: string;
  /** What it measures, in one or two sentences. */
  readonly definition: string;
  /** Which direction is good; left out if neither is. */
  readonly better?: 'higher' | 'lower';
  /** Returns the address of the list with exactly the rows that are counted. */
  readonly rows: (period: Period, today: string) => string;
}

/** Formats a span of days for a list's address. */
export const span = ({ from, to }: Period) => `${from}..${to}`;

/** The presentation of each figure, in display order. */
export const figures: Readonly<Record<FigureName, FigurePresentation>> = {
  gmv: {
    label: 'Sold',
    definition:
      'Gross merchandise value: the total of the orders whose plan began in the period, down payments included.',
    better: 'higher',
    rows: (period) => paths.orders({ activatedOn: span(period) }),
  },
  collected: {
    label: 'Collected',
    definition:
      'The payments that succeeded in the period, by the day on which the money came. Refunds are not taken off.',
    better: 'higher',
    rows: (period) => paths.administrationPayments({ paidOn: span(period) }),
  },
  refunded: {
    label: 'Refunded',
    definition:
      'What has been given back until now of the payments that succeeded in the period, charge-backs included.',
    better: 'lower',
    rows: (period) =>
      paths.administrationPayments({
        paidOn: span(period),
        status: ['PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGED_BACK'],
      }),
  },
  outstanding: {
    label: 'Principal left',
    definition: 'The principal that running plans owe now, without interest and fees.',
    rows: () => paths.administrationPlans({ status: runningPlanStates }),
  },
  'due-today': {
    label: 'Payments due today',
    definition:
      'What is due today of the plans whose next payment falls due today, late fees included. Plans that are behind are left out.',
    rows: (_period, today) =>
      paths.administrationPlans({
        status: runningPlanStates,
        nextDue: span({ from: today, to: today }),
      }),
  },
  'collection-rate': {
    label: 'Collection rate',
    definition:
      'Of the instalments that fell due in the period, the share of their amount that has been paid. Late fees do not count.',
    better: 'higher',
    rows: (period) => paths.administrationPlans({ dueOn: span(period) }),
  },
  'on-time-rate': {
    label: 'Paid on time',
    definition:
      'Of all instalments whose days of grace are over, the share that was paid within them. The list counts both for each plan.',
    better: 'higher',
    rows: () => paths.administrationPlans({ punctuality: ['ON_TIME', 'LATE'] }),
  },
  par30: {
    label: 'At risk, over 30 days',
    definition:
      'Portfolio at risk: the share of the principal left that belongs to plans more than 30 days past due.',
    better: 'lower',
    rows: () =>
      paths.administrationPlans({
        status: runningPlanStates,
        lateness: ['UP_TO_60_DAYS', 'UP_TO_90_DAYS', 'OVER_90_DAYS'],
      }),
  },
  'authorisation-rate': {
    label: 'First-attempt success',
    definition: 'Of the payments begun in the period, the share whose first attempt succeeded.',
    better: 'higher',
    rows: (period) =>
      paths.administrationPayments({ firstAttempt: ['SUCCEEDED', 'DECLINED'], createdAt: span(period) }),
  },
  'approval-rate': {
    label: 'Budgets approved',
    definition:
      'Of the orders begun in the period whose budget was decided, by the rules or by a person, the share that was approved.',
    better: 'higher',
    rows: (period) => paths.orders({ budgetDecision: ['APPROVED', 'DECLINED'], createdAt: span(period) }),
  },
  'approvals-waiting': {
    label: 'Approvals waiting',
    definition: 'Requests of administrators that a second one has to approve.',
    better: 'lower',
    rows: () => paths.administrationApprovals({ status: ['PENDING'] }),
  },
  'collateral-waiting': {
    label: 'Collateral waiting',
    definition:
      'The longest time in days that collateral has waited for a reviewer. Waiting for an answer from its owner does not count.',
    better: 'lower',
    rows: () => paths.administrationCollateral(toReview),
  },
  'cards-redeemed': {
    label: 'Scratchcards redeemed',
    definition: 'The scratchcards that paid for something, by the day on which they were redeemed.',
    better: 'higher',
    rows: (period) => paths.administrationScratchcards({ redeemedAt: span(period) }),
  },
  'messages-delivered': {
    label: 'Messages delivered',
    definition:
      'The messages that reached a customer, of the notifications that were created in the period. One customer may get several.',
    rows: (period) => paths.administrationNotifications({ createdAt: span(period) }),
  },
};
