import type { AuditAction } from '#contracts/audit/actions.ts';

interface BulkActions {
  /** The name of the list. */
  readonly list: string;
  readonly path: string;
  /** The query of rows on which some of the actions are possible. */
  readonly query: string;
  /** True if the actions on earlier lists leave no such rows, so that the scenario is reset. */
  readonly begins?: true;
  /** By the label of an action the name of its entries in the audit. */
  readonly actions: Readonly<Record<string, AuditAction>>;
}

/**
 * The actions on many rows, by list. A unit test compares them with those that the features declare; a browser test
 * takes each, in this order: what a later one needs has to be left by those before it.
 */
export const bulkActions: readonly BulkActions[] = [
  { list: 'Payments', path: '/mini-admin/payments', query: '', actions: { Retry: 'payment.retried' } },
  {
    list: 'Orders',
    path: '/orders',
    query: '?status=AWAITING_DOWN_PAYMENT',
    actions: { 'Send reminders for': 'order.reminded', Cancel: 'order.cancelled' },
  },
  {
    list: 'Plans',
    begins: true, // a retried payment has ended the lateness of its plan
    path: '/mini-admin/installments',
    query: '?status=OVERDUE',
    actions: {
      'Send reminders for': 'plan.reminded',
      'Waive fees of': 'plan.fee-waived',
      'Move due dates of': 'plan.extended',
    },
  },
  {
    list: 'Scratchcards',
    path: '/mini-admin/scratchcards/cards',
    query: '?status=ACTIVE&status=BLOCKED',
    actions: { Block: 'scratchcard.blocked', Unblock: 'scratchcard.unblocked' },
  },
  {
    list: 'Users',
    path: '/mini-admin/users',
    query: '',
    actions: {
      Message: 'user.messaged',
      Tag: 'user.tagged',
      Untag: 'user.untagged',
      Block: 'user.blocked',
      Unblock: 'user.unblocked',
    },
  },
];
