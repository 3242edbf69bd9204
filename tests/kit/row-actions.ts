interface RowActions {
  /** The name of the list. */
  readonly list: string;
  readonly path: string;
  /** The path of its endpoint; an id is appended for a single entity. */
  readonly rows: string;
  /** The label of each action by its name. */
  readonly actions: Readonly<Record<string, string>>;
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
      'add-note': 'Add note',
      message: 'Send message',
      'start-order': 'Start order',
      'give-scratchcard': 'Give scratchcard',
      'reveal-contacts': 'Show contacts',
      'resend-code': 'Resend code',
      tag: 'Add tag',
      untag: 'Remove tag',
      'change-limit': 'Change credit limit',
      'end-sessions': 'End all sessions',
      block: 'Block account',
      unblock: 'Unblock account',
    },
    found: { 'resend-code': 'q=flood-2027' },
    chosen: { 'start-order': 'Add a product', 'give-scratchcard': 'Batch' },
  },
  {
    list: 'Administrators',
    path: '/mini-admin/administrators',
    rows: '/v1/admin/administrators',
    actions: { 'change-role': 'Change role' },
    chosen: { 'change-role': 'New role' },
  },
  {
    list: 'Approvals',
    path: '/mini-admin/approvals',
    rows: '/v1/admin/approvals',
    actions: { approve: 'Approve', reject: 'Reject' },
  },
  {
    list: 'Collateral',
    path: '/mini-admin/collateral',
    rows: '/v1/admin/collaterals',
    actions: {
      take: 'Start review',
      value: 'Set value',
      approve: 'Approve',
      'request-info': 'Ask a question',
      reject: 'Reject',
      'announce-sale': 'Announce sale',
      sell: 'Record sale',
    },
  },
  {
    list: 'Jobs',
    path: '/mini-admin/jobs',
    rows: '/v1/admin/jobs',
    actions: { 'retry-failed': 'Retry failed rows', stop: 'Stop' },
  },
  {
    list: 'Notifications',
    path: '/mini-admin/notifications',
    rows: '/v1/admin/notifications',
    actions: {
      test: 'Send test',
      send: 'Send',
      unschedule: 'Back to draft',
      pause: 'Pause',
      resume: 'Resume',
      cancel: 'Cancel notification',
      'retry-failed': 'Retry failed',
    },
  },
  {
    list: 'Orders',
    path: '/orders',
    rows: '/v1/admin/orders',
    actions: { 'decide-review': 'Decide about the budget', remind: 'Send reminder', cancel: 'Cancel order' },
  },
  {
    list: 'Payments',
    path: '/mini-admin/payments',
    rows: '/v1/admin/payments',
    actions: {
      retry: 'Retry payment',
      'send-receipt': 'Send receipt',
      cancel: 'Cancel payment',
      refund: 'Refund',
      'charge-back': 'Mark as charged back',
    },
  },
  {
    list: 'Plans',
    path: '/mini-admin/installments',
    rows: '/v1/admin/plans',
    actions: {
      'answer-dispute': 'Answer problem',
      remind: 'Send reminder',
      contact: 'Add to contact log',
      promise: 'Record promise to pay',
      reschedule: 'Reschedule',
      extend: 'Move due dates',
      'waive-fees': 'Waive late fee',
      'write-off': 'Write off',
    },
  },
  {
    list: 'Batches',
    path: '/mini-admin/scratchcards',
    rows: '/v1/admin/batches',
    actions: {
      'add-cards': 'Create missing cards',
      activate: 'Activate cards',
      approve: 'Approve',
      freeze: 'Freeze',
      unfreeze: 'Unfreeze',
      close: 'Close batch',
      void: 'Void batch',
    },
  },
  {
    list: 'Cards',
    path: '/mini-admin/scratchcards/cards',
    rows: '/v1/admin/scratchcards',
    actions: { block: 'Block', unblock: 'Unblock', unlock: 'Unlock' },
    found: {
      block: 'filter[status]=ACTIVE',
      unblock: 'filter[status]=BLOCKED',
      unlock: 'filter[status]=LOCKED',
    },
  },
];
