import type { AuditAction } from '#contracts/audit/actions.ts';

interface RowActions {
  /** The name of the list. */
  readonly list: string;
  readonly path: string;
  /** The path of its endpoint; an id is appended for a single entity. */
  readonly rows: string;
  /** By the name of each action its label and the name of its entry in the audit. */
  readonly actions: Readonly<Record<string, readonly [label: string, entry: AuditAction]>>;
  /** The query that finds a row for an action; by default the newest rows are tried. */
  readonly found?: Readonly<Record<string, string>>;
  /** The label of the option to choose in an action whose form has no default. */
  readonly chosen?: Readonly<Record<string, string>>;
}

/**
 * The actions that a row's menu offers, by list. A unit test compares them with those that the features declare; a
 * browser test takes each, in this order: what a later one needs has to be left by those before it.
 */
export const rowActions: readonly RowActions[] = [
  {
    list: 'Users',
    path: '/mini-admin/users',
    rows: '/v1/admin/users',
    actions: {
      'add-note': ['Add note', 'user.note-added'],
      message: ['Send message', 'user.messaged'],
      'start-order': ['Start order', 'order.created'],
      'give-scratchcard': ['Give scratchcard', 'scratchcard.given'],
      'reveal-contacts': ['Show contacts', 'user.contacts-revealed'],
      'resend-code': ['Resend code', 'user.code-resent'],
      tag: ['Add tag', 'user.tagged'],
      untag: ['Remove tag', 'user.untagged'],
      'change-limit': ['Change credit limit', 'user.limit-changed'],
      'end-sessions': ['End all sessions', 'user.sessions-ended'],
      block: ['Block account', 'user.blocked'],
      unblock: ['Unblock account', 'user.unblocked'],
    },
    found: { 'resend-code': 'q=flood-2027' },
    chosen: { 'start-order': 'Add a product', 'give-scratchcard': 'Batch' },
  },
  {
    list: 'Administrators',
    path: '/mini-admin/administrators',
    rows: '/v1/admin/administrators',
    actions: {
      'change-role': ['Change role', 'approval.requested'],
    },
    chosen: { 'change-role': 'New role' },
  },
  {
    list: 'Approvals',
    path: '/mini-admin/approvals',
    rows: '/v1/admin/approvals',
    actions: {
      approve: ['Approve', 'approval.approved'],
      reject: ['Reject', 'approval.rejected'],
      withdraw: ['Withdraw', 'approval.withdrawn'],
    },
  },
  {
    list: 'Collateral',
    path: '/mini-admin/collateral',
    rows: '/v1/admin/collaterals',
    actions: {
      take: ['Start review', 'collateral.taken'],
      value: ['Set value', 'collateral.valued'],
      approve: ['Approve', 'collateral.approved'],
      accept: ['Value and approve', 'collateral.approved'],
      'request-info': ['Ask a question', 'collateral.info-requested'],
      reject: ['Reject', 'collateral.rejected'],
      'announce-sale': ['Announce sale', 'collateral.sale-announced'],
      sell: ['Record sale', 'collateral.sold'],
    },
  },
  {
    list: 'Jobs',
    path: '/mini-admin/jobs',
    rows: '/v1/admin/jobs',
    actions: {
      'retry-failed': ['Retry failed rows', 'job.started'],
      stop: ['Stop', 'job.stopped'],
    },
  },
  {
    list: 'Notifications',
    path: '/mini-admin/notifications',
    rows: '/v1/admin/notifications',
    actions: {
      test: ['Send test', 'notification.tested'],
      send: ['Send', 'notification.scheduled'],
      unschedule: ['Back to draft', 'notification.unscheduled'],
      pause: ['Pause', 'notification.paused'],
      resume: ['Resume', 'notification.resumed'],
      cancel: ['Cancel notification', 'notification.cancelled'],
      'retry-failed': ['Retry failed', 'notification.retried'],
    },
  },
  {
    list: 'Orders',
    path: '/orders',
    rows: '/v1/admin/orders',
    actions: {
      'decide-review': ['Decide about the budget', 'order.review-decided'],
      remind: ['Send reminder', 'order.reminded'],
      cancel: ['Cancel order', 'order.cancelled'],
    },
  },
  {
    list: 'Payments',
    path: '/mini-admin/payments',
    rows: '/v1/admin/payments',
    actions: {
      retry: ['Retry payment', 'payment.retried'],
      'send-receipt': ['Send receipt', 'payment.receipt-sent'],
      cancel: ['Cancel payment', 'payment.cancelled'],
      refund: ['Refund', 'approval.requested'],
      'charge-back': ['Mark as charged back', 'payment.charged-back'],
    },
  },
  {
    list: 'Plans',
    path: '/mini-admin/installments',
    rows: '/v1/admin/plans',
    actions: {
      'answer-dispute': ['Answer problem', 'plan.dispute-answered'],
      remind: ['Send reminder', 'plan.reminded'],
      contact: ['Add to contact log', 'plan.contact-recorded'],
      promise: ['Record promise to pay', 'plan.promise-recorded'],
      reschedule: ['Reschedule', 'plan.rescheduled'],
      extend: ['Move due dates', 'plan.extended'],
      'waive-fees': ['Waive late fee', 'plan.fee-waived'],
      'write-off': ['Write off', 'approval.requested'],
    },
  },
  {
    list: 'Batches',
    path: '/mini-admin/scratchcards',
    rows: '/v1/admin/batches',
    actions: {
      'add-cards': ['Create missing cards', 'scratchcard-batch.cards-created'],
      activate: ['Activate cards', 'scratchcard-batch.activated'],
      approve: ['Approve', 'scratchcard-batch.approved'],
      freeze: ['Freeze', 'scratchcard-batch.frozen'],
      unfreeze: ['Unfreeze', 'scratchcard-batch.unfrozen'],
      close: ['Close batch', 'scratchcard-batch.closed'],
      void: ['Void batch', 'scratchcard-batch.voided'],
    },
  },
  {
    list: 'Cards',
    path: '/mini-admin/scratchcards/cards',
    rows: '/v1/admin/scratchcards',
    actions: {
      block: ['Block', 'scratchcard.blocked'],
      unblock: ['Unblock', 'scratchcard.unblocked'],
      unlock: ['Unlock', 'scratchcard.unlocked'],
    },
    found: {
      block: 'filter[status]=ACTIVE',
      unblock: 'filter[status]=BLOCKED',
      unlock: 'filter[status]=LOCKED',
    },
  },
];
