import { ulid } from './values.ts';

/** Ids that a filter accepts. */
const orders = `ord_${ulid} ord_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`;

const plans = `pln_${ulid} pln_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`;

const users = `usr_${ulid} usr_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`;

const auditActions =
  'saved-view.created saved-view.changed saved-view.removed user.registered user.renamed user.email-changed user.phone-changed user.preferences-changed user.sessions-ended user.card-saved user.card-removed order.created order.quoted order.assessed order.review-requested order.review-decided order.submitted order.confirmed order.cancelled order.reminded user.note-added user.note-completed user.messaged user.code-resent user.contacts-revealed user.tagged user.untagged order.expired payment.made payment.retried payment.decided payment.refunded payment.collected plan.aged plan.fee-charged plan.rescheduled plan.due-day-changed plan.autopay-changed collateral.created collateral.changed collateral.attached collateral.removed collateral.submitted collateral.document-added collateral.document-received collateral.document-checked collateral.document-changed collateral.document-removed collateral.taken collateral.valued collateral.approved collateral.info-requested collateral.rejected collateral.expired collateral.returned collateral.sale-announced collateral.sold offer.changed approval.requested approval.approved approval.rejected approval.withdrawn approval.expired job.started' +
  ' job.stopped scratchcard-batch.created scratchcard-batch.cards-created scratchcard-batch.activated scratchcard-batch.approved scratchcard-batch.frozen scratchcard-batch.unfrozen' +
  ' scratchcard-batch.closed scratchcard-batch.voided scratchcard-batch.exported scratchcard-batch.cards-activated scratchcard.blocked scratchcard.unblocked' +
  ' notification.created notification.changed notification.tested notification.scheduled notification.unscheduled notification.cancelled notification.paused notification.resumed notification.retried notification.sent';

/** By operation: the sort keys, and each filter with its values. Everything else is refused. */
export const pinnedLists: Readonly<
  Record<string, { readonly sort: string; readonly filters: Readonly<Record<string, string>> }>
> = {
  listUsers: {
    sort: 'createdAt fullName principalLeft creditLimit status riskTier daysPastDue lastSeenAt',
    filters: {
      status: 'ACTIVE BLOCKED CLOSED',
      kycStatus: 'NONE PENDING VERIFIED FAILED',
      riskTier: 'A B C D',
      pastDue: 'YES NO',
      savedCard: 'YES NO',
    },
  },
  listMyScratchcards: {
    sort: 'createdAt value status expiresOn',
    filters: {
      status: 'CREATED ACTIVE REDEEMED LOCKED BLOCKED EXPIRED VOID',
      kind: 'PHYSICAL DIGITAL',
    },
  },
  listDeliveries: {
    sort: 'customerName status channel',
    filters: {
      status: 'WAITING DELIVERED OPENED CLICKED SUPPRESSED FAILED UNDELIVERABLE',
      channel: 'IN_APP EMAIL SMS PUSH',
      exclusion: 'OPT_OUT NO_CONTACT QUIET_HOURS DUPLICATE EXPIRED NOT_ACTIVE',
    },
  },
  listAllScratchcards: {
    sort: 'code status failedAttempts redeemedAt createdAt',
    filters: {
      batchId: `bat_${ulid} bat_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`,
      status: 'CREATED ACTIVE REDEEMED LOCKED BLOCKED EXPIRED VOID',
      kind: 'PHYSICAL DIGITAL',
    },
  },
  listProducts: { sort: 'name unitPrice', filters: { category: 'KITCHEN CYCLING AUDIO HOME PHOTO' } },
  listPlanOffers: { sort: 'months nominalRatePpm code', filters: { method: 'ANNUITY EQUAL_PRINCIPAL' } },
  ...Object.fromEntries(
    ['listOrders', 'listAllOrders'].map((name) => [
      name,
      {
        sort: `createdAt number total status${name.startsWith('listAll') ? ' customerName' : ''}`,
        filters: {
          status:
            'DRAFT QUOTED COLLATERAL_REQUIRED UNDER_REVIEW READY_TO_CONFIRM AWAITING_DOWN_PAYMENT ACTIVE COMPLETED CANCELLED EXPIRED DECLINED REFUNDED',
          ...(name.startsWith('listAll')
            ? {
                userId: users,
                budgetReview: 'NONE PENDING APPROVED DECLINED',
                budgetDecision: 'NONE APPROVED REFERRED DECLINED',
                offerCode: 'STD6 PAY4',
                purchase: 'OPEN ABANDONED SIGNED ENDED',
              }
            : {}),
        },
      },
    ]),
  ),
  listPlans: {
    sort: 'createdAt number nextDue principalLeft daysPastDue status',
    filters: { status: 'PENDING ACTIVE OVERDUE SETTLED CANCELLED', orderId: orders },
  },
  listAllPlans: {
    sort: 'createdAt number nextDue principalLeft daysPastDue status customerName',
    filters: {
      status: 'PENDING ACTIVE OVERDUE SETTLED CANCELLED',
      lateness: 'NOT_DUE DUE_TODAY IN_GRACE UP_TO_30_DAYS UP_TO_60_DAYS UP_TO_90_DAYS OVER_90_DAYS',
      promise: 'NONE OPEN KEPT BROKEN',
      dispute: 'NONE OPEN CLOSED',
      offerCode: 'STD6 PAY4',
      orderId: orders,
      userId: users,
      punctuality: 'NOTHING_DUE ON_TIME LATE',
    },
  },
  ...Object.fromEntries(
    ['listPayments', 'listAllPayments'].map((name) => [
      name,
      {
        sort: `createdAt triedAt amount status${name.startsWith('listAll') ? ' customerName' : ''}`,
        filters: {
          status: 'PROCESSING PENDING SUCCEEDED FAILED PARTIALLY_REFUNDED REFUNDED',
          purpose: 'DOWN_PAYMENT INSTALMENT',
          orderId: orders,
          planId: plans,
          ...(name.startsWith('listAll')
            ? {
                userId: users,
                declineCode: 'insufficient-funds card-declined card-expired card-stolen',
                firstAttempt: 'SUCCEEDED DECLINED UNDECIDED',
                method: 'CARD BANK WALLET SCRATCHCARD',
              }
            : {}),
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    ['listCollaterals', 'listAllCollaterals'].map((name) => [
      name,
      {
        sort: name.startsWith('listAll')
          ? 'createdAt waitingSince value status customerName'
          : 'createdAt value status',
        filters: {
          status:
            'DRAFT SUBMITTED UNDER_REVIEW INFO_REQUESTED APPROVED REJECTED EXPIRED PLEDGED SHORTFALL RELEASE_PENDING RELEASED LIQUIDATED REMOVED',
          type: 'GOLD_JEWELLERY CASH_DEPOSIT LISTED_SECURITIES VEHICLE ELECTRONICS',
          ...(name.startsWith('listAll') ? { orderId: orders, userId: users } : {}),
        },
      },
    ]),
  ),
  listBatches: {
    sort: 'createdAt number name value quantity expiresOn status',
    filters: { status: 'DRAFT GENERATED PENDING_APPROVAL ACTIVE FROZEN CLOSED VOID' },
  },
  listAuditEvents: {
    sort: 'at',
    filters: {
      entityType:
        'user order plan payment refund collateral offer scratchcard-batch notification approval job',
      entityId: `ord_${ulid} pln_${ulid}`,
      action: auditActions,
      actorKind: 'CUSTOMER ADMINISTRATOR SYSTEM',
      actorId: `usr_${ulid} adm_${ulid}`,
      userId: `usr_${ulid}`,
    },
  },
  listAdministrators: {
    sort: 'fullName role lastSeenAt',
    filters: { role: 'VIEWER SUPPORT COLLECTIONS RISK CARD_ISSUER ADMIN' },
  },
  listApprovals: {
    sort: 'requestedAt expiresAt status requestedByName',
    filters: { status: 'PENDING APPROVED REJECTED EXPIRED' },
  },
  listJobs: {
    sort: 'createdAt finishedAt status',
    filters: { status: 'QUEUED RUNNING SUCCEEDED PARTIALLY_FAILED FAILED STOPPED', kind: auditActions },
  },
  listInbox: {
    sort: 'at',
    filters: {
      status: 'UNREAD READ SNOOZED ARCHIVED',
      category: 'PAYMENT PLAN COLLATERAL CARD SECURITY MARKETING',
    },
  },
  listJobResults: { sort: 'no', filters: { outcome: 'PENDING SUCCEEDED FAILED' } },
  listRefunds: { sort: 'createdAt amount', filters: { reason: 'RETURN DUPLICATE GOODWILL FRAUD OTHER' } },
  listNotifications: {
    sort: 'createdAt name audienceCount status category',
    filters: {
      status: 'DRAFT SCHEDULED SENDING SENT PAUSED CANCELLED PARTIALLY_FAILED FAILED',
      category: 'PAYMENT PLAN COLLATERAL CARD SECURITY MARKETING',
    },
  },
  listNotificationTemplates: {
    sort: 'name category',
    filters: { category: 'PAYMENT PLAN COLLATERAL CARD SECURITY MARKETING' },
  },
};
