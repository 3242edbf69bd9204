import { Actor, EntityChange, explanation } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { EntityName, EntityReference } from '#contracts/entities.ts';
import { ApprovalId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { Permission } from '#contracts/permissions.ts';
import { CustomerFigures } from '#contracts/users/customer-figures.ts';
import { z } from '#contracts/z.ts';
import { approvalStates } from './states.ts';

export const ApprovalStatus = z.enum(approvalStates);
export type ApprovalStatus = z.output<typeof ApprovalStatus>;

const Body = z.record(z.string(), z.unknown());
const text = z.string().check(z.minLength(1));

export const approvalActions = ['approve', 'reject', 'withdraw'] as const;

/** What a request is about, as its operation says where, and how far it moves an amount that it replaces. */
const amounts = {
  /** What is refunded, given or given up, or the new limit; null if the request is about no amount. */
  amount: z.nullable(NonNegativeMoney),
  /** The amount before; null if the request replaces none. */
  amountBefore: z.nullable(NonNegativeMoney),
  /** 5,000.00 to 8,000.00 is 6 000, half of it -5 000; null without an amount before, or if that is 0. */
  changeBps: z.nullable(z.int().check(z.gte(-10_000))),
};

/** A command that one administrator has asked for and that a second one has to approve before it is carried out. */
export const Approval = z.object({
  id: ApprovalId,
  /** The name of the operation, such as "createRefund". */
  operation: text,
  /** The permission that the approving administrator needs. */
  permission: Permission,
  /** What the command changes. */
  entity: EntityReference,
  entityName: EntityName,
  requestedBy: Actor,
  requestedAt: Instant,
  expiresAt: Instant,
  ...explanation,
  /** The customer whom it is about, as they stand now; null if it is about none. */
  customer: z.nullable(CustomerFigures),
  ...amounts,
  /** The body of the request; null without one. */
  request: z.nullable(Body),
  /** The answer that the command would have got when it was requested. */
  preview: z.nullable(Body),
  /** What the command would have changed of the entity when it was requested, as in the audit; null for nothing. */
  change: z.nullable(z.pick(EntityChange, { before: true, after: true })),
  status: ApprovalStatus,
  decidedBy: z.nullable(Actor),
  decidedAt: z.nullable(Instant),
  /** Why the request was rejected; null otherwise. */
  decisionReason: z.nullable(text),
  /** The answer of the command after its approval; null before. */
  result: z.nullable(Body),
  actions: actionsOf(approvalActions),
  version: Version,
});
export type Approval = z.output<typeof Approval>;

/** An approval as a row of the list. */
export const ApprovalRow = z.object({
  id: ApprovalId,
  operation: text,
  entity: EntityReference,
  entityName: EntityName,
  ...amounts,
  requestedByName: z.string(),
  ...explanation,
  status: ApprovalStatus,
  decidedByName: z.nullable(z.string()),
  requestedAt: Instant,
  expiresAt: Instant,
});
export type ApprovalRow = z.output<typeof ApprovalRow>;
