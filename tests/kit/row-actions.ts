import type { AuditAction } from '#contracts/audit/actions.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { partsOfStep } from '#contracts/steps.ts';

type Command = {
  [Name in OperationName]: (typeof contract)[Name] extends {
    readonly access: 'administrator';
    readonly takes: string;
    readonly audit: AuditAction;
  }
    ? Name
    : never;
}[OperationName];

interface RowActions {
  /** The name of the list. */
  readonly list: string;
  readonly path: string;
  readonly labels: { readonly [Name in Command]?: string };
  /** The query that finds a row for a command; by default the newest rows are tried. */
  readonly query?: { readonly [Name in Command]?: string };
  /** The label of the option to choose in an action whose form has no default. */
  readonly chosen?: { readonly [Name in Command]?: string };
}

/**
 * The actions that a row's menu offers, by list. A unit test compares them with those that the features declare; a
 * browser test takes each, in this order: what a later one needs has to be left by those before it.
 */
const lists: readonly RowActions[] = [
  {
    list: 'Users',
    path: '/mini-admin/users',
    labels: {
      addUserNote: 'Add note',
      sendUserMessage: 'Send message',
      createOrderForCustomer: 'Start order',
      giveScratchcard: 'Give scratchcard',
      revealUserContacts: 'Show contacts',
      resendUserCode: 'Resend code',
      tagUser: 'Add tag',
      untagUser: 'Remove tag',
      changeCreditLimit: 'Change credit limit',
      endUserSessions: 'End all sessions',
      blockUser: 'Block account',
      unblockUser: 'Unblock account',
    },
    query: {
      resendUserCode: 'q=flood-2027',
    },
    chosen: {
      createOrderForCustomer: 'Add a product',
      giveScratchcard: 'Batch',
    },
  },
  {
    list: 'Administrators',
    path: '/mini-admin/administrators',
    labels: {
      changeRole: 'Change role',
    },
    chosen: {
      changeRole: 'New role',
    },
  },
  {
    list: 'Discount codes',
    path: '/mini-admin/discounts',
    labels: {
      endDiscount: 'End code',
    },
  },
  {
    list: 'Approvals',
    path: '/mini-admin/approvals',
    labels: {
      approveApproval: 'Approve',
      rejectApproval: 'Reject',
      withdrawApproval: 'Withdraw',
    },
  },
  {
    list: 'Collateral',
    path: '/mini-admin/collateral',
    labels: {
      takeCollateral: 'Start review',
      valueCollateral: 'Set value',
      approveCollateral: 'Approve',
      acceptCollateral: 'Value and approve',
      requestCollateralInfo: 'Ask a question',
      rejectCollateral: 'Reject',
      announceCollateralSale: 'Announce sale',
      sellCollateral: 'Record sale',
    },
  },
  {
    list: 'Jobs',
    path: '/mini-admin/jobs',
    labels: {
      retryFailedRows: 'Retry failed rows',
      stopJob: 'Stop',
    },
  },
  {
    list: 'Notifications',
    path: '/mini-admin/notifications',
    labels: {
      testNotification: 'Send test',
      sendNotification: 'Send',
      unscheduleNotification: 'Back to draft',
      pauseNotification: 'Pause',
      resumeNotification: 'Resume',
      cancelNotification: 'Cancel notification',
      retryDeliveries: 'Retry failed',
    },
  },
  {
    list: 'Orders',
    path: '/orders',
    labels: {
      decideBudgetReview: 'Decide about the budget',
      remindOfOrder: 'Send reminder',
      cancelOrderAsAdministrator: 'Cancel order',
    },
  },
  {
    list: 'Payments',
    path: '/mini-admin/payments',
    labels: {
      retryPaymentAsAdministrator: 'Retry payment',
      sendPaymentReceipt: 'Send receipt',
      cancelPayment: 'Cancel payment',
      createRefund: 'Refund',
      chargeBackPayment: 'Mark as charged back',
    },
  },
  {
    list: 'Plans',
    path: '/mini-admin/installments',
    labels: {
      answerDispute: 'Answer problem',
      remindPlan: 'Send reminder',
      recordContact: 'Add to contact log',
      recordPromise: 'Record promise to pay',
      reschedulePlanAsAdministrator: 'Reschedule',
      extendPlan: 'Move due dates',
      waiveFees: 'Waive late fee',
      creditGoods: 'Credit returned goods',
      rejectReturn: 'Reject return',
      writeOffPlan: 'Write off',
    },
    query: {
      creditGoods: 'filter[status]=ACTIVE&q=Headphones', // worth less than what needs a second person
    },
  },
  {
    list: 'Batches',
    path: '/mini-admin/scratchcards',
    labels: {
      createBatchCards: 'Create missing cards',
      activateBatch: 'Activate cards',
      approveBatch: 'Approve',
      freezeBatch: 'Freeze',
      unfreezeBatch: 'Unfreeze',
      closeBatch: 'Close batch',
      voidBatch: 'Void batch',
    },
  },
  {
    list: 'Scratchcards',
    path: '/mini-admin/scratchcards/cards',
    labels: {
      blockScratchcard: 'Block',
      unblockScratchcard: 'Unblock',
      unlockScratchcard: 'Unlock',
    },
    query: {
      blockScratchcard: 'filter[status]=ACTIVE',
      unblockScratchcard: 'filter[status]=BLOCKED',
      unlockScratchcard: 'filter[status]=LOCKED',
    },
  },
];

/** Commands that a second person has to approve, as the browser test sends them. */
const approved: ReadonlySet<string> = new Set<Command>([
  'changeRole',
  'createRefund',
  'endDiscount',
  'writeOffPlan',
]);

/** Each action of a row's menu, with what the contract says about its command. */
export const rowActions = lists.flatMap(({ list, path, labels, query = {}, chosen = {} }) =>
  (Object.keys(labels) as Command[]).map((command) => {
    const { takes, audit, path: address } = contract[command];
    return {
      list,
      path,
      command,
      label: labels[command] ?? '',
      action: partsOfStep(takes).trigger,
      /** The path of the list's endpoint; an id is appended for a single entity. */
      rows: address.slice(0, address.indexOf('/{')),
      /** The name of its entry in the audit. */
      entry: approved.has(command) ? ('approval.requested' as const) : audit,
      query: query[command] ?? '',
      chosen: chosen[command],
    };
  }),
);
