import { administratorAuditActions } from '#contracts/administrators/actions.ts';
import { approvalAuditActions } from '#contracts/approvals/actions.ts';
import { discountAuditActions } from '#contracts/catalogue/discount-actions.ts';
import { collateralAuditActions } from '#contracts/collateral/actions.ts';
import { jobAuditActions } from '#contracts/jobs/actions.ts';
import { notificationAuditActions } from '#contracts/notifications/actions.ts';
import { orderAuditActions } from '#contracts/orders/actions.ts';
import { paymentAuditActions } from '#contracts/payments/actions.ts';
import { planAuditActions } from '#contracts/plans/actions.ts';
import { scratchcardAuditActions } from '#contracts/scratchcards/actions.ts';
import { userAuditActions } from '#contracts/users/actions.ts';
import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';

export const AuditAction = described(
  z.enum([
    'saved-view.created',
    'saved-view.changed',
    'saved-view.removed',
    'offer.changed',
    ...discountAuditActions,
    ...userAuditActions,
    ...orderAuditActions,
    ...paymentAuditActions,
    ...planAuditActions,
    ...notificationAuditActions,
    ...scratchcardAuditActions,
    ...collateralAuditActions,
    ...approvalAuditActions,
    ...administratorAuditActions,
    ...jobAuditActions,
  ]),
  'The name of an audited action: "<main entity>.<what happened to it>".',
);
export type AuditAction = z.output<typeof AuditAction>;
