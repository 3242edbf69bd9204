import { z } from '#contracts/z.ts';

/** What was done, as the audit calls it: "<main entity>.<what happened to it>". */
export const AuditAction = z.enum([
  'user.registered',
  'user.renamed',
  'user.email-changed',
  'user.phone-changed',
  'user.preferences-changed',
  'order.created',
  'order.quoted',
  'order.assessed',
  'order.submitted',
  'order.confirmed',
  'order.cancelled',
  'order.expired',
  'payment.made',
  'payment.retried',
  'payment.decided',
  'payment.refunded',
  'plan.aged',
  'offer.changed',
  'approval.requested',
  'approval.approved',
  'approval.rejected',
  'approval.expired',
  'job.started',
]);
export type AuditAction = z.output<typeof AuditAction>;
