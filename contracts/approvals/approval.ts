import { Actor } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { EntityReference } from '#contracts/entities.ts';
import { ApprovalId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Permission } from '#contracts/permissions.ts';
import { z } from '#contracts/z.ts';
import { approvalStates } from './states.ts';

export const ApprovalStatus = z.enum(approvalStates);
export type ApprovalStatus = z.output<typeof ApprovalStatus>;

const Body = z.record(z.string(), z.unknown());
const text = z.string().check(z.minLength(1));

export const approvalActions = ['approve', 'reject'] as const;

/** A command that one administrator has asked for and that a second one has to approve before it is carried out. */
export const Approval = z.object({
  id: ApprovalId,
  /** Name of the operation, "createRefund". */
  operation: text,
  /** What the second person's role must allow. */
  permission: Permission,
  /** What the command changes. */
  entity: EntityReference,
  requestedBy: Actor,
  requestedAt: Instant,
  expiresAt: Instant,
  reason: z.nullable(text),
  /** The body that was sent. */
  request: z.nullable(Body),
  /** What the command would have answered when it was asked for. */
  preview: z.nullable(Body),
  status: ApprovalStatus,
  decidedBy: z.nullable(Actor),
  decidedAt: z.nullable(Instant),
  /** Why it was rejected. */
  decisionReason: z.nullable(text),
  /** What the command answered once it was approved. */
  result: z.nullable(Body),
  actions: actionsOf(approvalActions),
  version: Version,
});
export type Approval = z.output<typeof Approval>;

/** A request for a second person as a row of the list. */
export const ApprovalRow = z.object({
  id: ApprovalId,
  operation: text,
  entity: EntityReference,
  requestedByName: z.string(),
  reason: z.nullable(text),
  status: ApprovalStatus,
  decidedByName: z.nullable(z.string()),
  requestedAt: Instant,
  expiresAt: Instant,
});
export type ApprovalRow = z.output<typeof ApprovalRow>;

/** Where a command that was answered with an approval (202) is followed, and after how many seconds. */
export const whereToFollowApproval = { location: '/v1/admin/approvals/{id}', retryAfterS: 60 } as const;
