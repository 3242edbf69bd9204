import { Actor, EntityChange, explanation } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { EntityName, EntityReference } from '#contracts/entities.ts';
import { ApprovalId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { Permission } from '#contracts/permissions.ts';
import { CustomerFigures } from '#contracts/users/customer-figures.ts';
import { z } from '#contracts/z.ts';
import { approvalActions } from './actions.ts';
import { approvalStates } from './states.ts';

export const ApprovalStatus = z.enum(approvalStates);
export type ApprovalStatus = z.output<typeof ApprovalStatus>;

const Body = z.record(z.string(), z.unknown());
const text = z.string().check(z.minLength(1));

/** What a request is about, as its operation says where, and how far it moves an amount that it replaces. */
const amounts = {
  amount: described(
    z.nullable(NonNegativeMoney),
    'What is refunded, given or given up, or the new limit; null if the request is about no amount.',
  ),
  amountBefore: described(
    z.nullable(NonNegativeMoney),
    'The amount before; null if the request replaces none.',
  ),
  changeBps: described(
    z.nullable(z.int().check(z.gte(-10_000))),
    '5,000.00 to 8,000.00 is 6 000, half of it -5 000; null without an amount before, or if that is 0.',
  ),
};

export const Approval = described(
  z.object({
    id: ApprovalId,
    operation: described(text, 'The name of the operation, such as "createRefund".'),
    permission: described(Permission, 'The permission that the approving administrator needs.'),
    entity: described(EntityReference, 'What the command changes.'),
    entityName: EntityName,
    requestedBy: Actor,
    requestedAt: Instant,
    expiresAt: Instant,
    ...explanation,
    customer: described(
      z.nullable(CustomerFigures),
      'The customer whom it is about, as they stand now; null if it is about none.',
    ),
    ...amounts,
    request: described(z.nullable(Body), 'The body of the request; null without one.'),
    preview: described(z.nullable(Body), 'The answer that the command would have got when it was requested.'),
    change: described(
      z.nullable(z.pick(EntityChange, { before: true, after: true })),
      'What the command would have changed of the entity when it was requested, as in the audit; null for nothing.',
    ),
    status: ApprovalStatus,
    decidedBy: z.nullable(Actor),
    decidedAt: z.nullable(Instant),
    decisionReason: described(z.nullable(text), 'Why the request was rejected; null otherwise.'),
    result: described(z.nullable(Body), 'The answer of the command after its approval; null before.'),
    actions: actionsOf(approvalActions),
    version: Version,
  }),
  'A command that one administrator has asked for and that a second one has to approve before it is carried out.',
);
export type Approval = z.output<typeof Approval>;

export const ApprovalRow = described(
  z.object({
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
  }),
  'An approval as a row of the list.',
);
export type ApprovalRow = z.output<typeof ApprovalRow>;
