import type { Actor } from '#contracts/audit/event.ts';
import { requestApproval } from './approvals/request.ts';
import { audited, system } from './audit.ts';
import type { Command, StoredCommand } from './command.ts';
import type { Subject } from './subject.ts';
import { type Problem, ProblemError, Success } from './handler-result.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { memberOf } from './member.ts';
import { sender } from './messages.ts';
import type { Operation } from './operation.ts';
import { lacking, lackingFor } from './permission.ts';
import { preconditionOf } from './precondition.ts';
import type { Work } from './work.ts';
import type { AuditAction } from '#contracts/audit/actions.ts';
import { auditActionOf } from '#contracts/endpoint.ts';

export interface Performed {
  readonly result: Success | Problem;
  /** The id of the audit event; null if nothing audited has changed. */
  readonly auditEventId: string | null;
}

export const reply = (status: 200 | 201 | 202 | 204, body: unknown) => new Success(status, body);

/**
 * Runs a command's handler within a transaction and audits its changes. A problem that the handler returns keeps its
 * writes; one that it raises undoes them and is thrown to the caller. A command that needs approval is not run: the
 * result is its approval request.
 */
export function perform(work: Work, command: Command): Performed {
  const { operation, subject, approvedBy, input } = command;
  const { context, isMet, action } = contextOf(work, command);
  const run = () => {
    const result = operation.run?.(context);
    invariant(result, `The operation ${operation.name} has no handler.`);
    invariant(!(result instanceof Success) || isMet(), 'The handler did not request matchVersion.');
    return result;
  };
  const reason = command.reason ?? textIn(input.body, 'reason');
  const note = textIn(input.body, 'note');
  const actor = subject ? actorOf(subject) : system;
  const needsSecond = approvedBy === null && (operation.needsApproval?.(context) ?? false);
  if (needsSecond) refuseWithoutRight(operation, subject);
  if (!needsSecond || command.withoutApproval)
    return audited(work, { action, actor, approvedBy, reason, note }, run);
  return audited(work, { action: () => 'approval.requested', actor, approvedBy, reason, note }, () =>
    requestApproval(work, { ...command, actor, reason, note }, run),
  );
}

/** A caller needs the approver's permission, too, to request a command that two administrators have to agree on. */
function refuseWithoutRight({ name, endpoint: { approval } }: Operation, subject: Subject | null): void {
  invariant(approval && subject, `The operation ${name} declares no approval.`);
  const refusal = lacking(approval.permission, subject);
  if (refusal) throw new ProblemError(refusal);
}

/** Runs a stored command, whose caller must still have the permission. Returns raised problems. */
export function performStored(work: Work, stored: StoredCommand): Performed {
  const operation = work.services.operation(stored.operation);
  invariant(operation, `The contract has no operation ${stored.operation}.`);
  const subject: Subject = { ...stored.subject, sessionId: '', ...work.services.personOf(stored.subject) };
  const refusal = lackingFor(operation.endpoint, subject);
  if (refusal) return { result: refusal, auditEventId: null };
  const { params, body, ifMatch, approvedBy, reason } = stored;
  try {
    const input = { params, query: undefined, body };
    return perform(work, { operation, input, subject, ifMatch, approvedBy, reason });
  } catch (cause) {
    if (cause instanceof ProblemError) return { result: cause.problem, auditEventId: null };
    throw cause;
  }
}

export const actorOf = ({ kind, id, name }: Pick<Subject, 'kind' | 'id' | 'name'>): Actor => ({
  kind,
  id,
  name,
});

/** Returns a text in a body; null if it has none. */
function textIn(body: unknown, member: 'reason' | 'note'): string | null {
  const text = memberOf(body, member);
  return typeof text === 'string' && text !== '' ? text : null;
}

/**
 * Creates the context of a handler, with whether it has called `matchVersion`, and the audit action that it has set.
 */
function contextOf(work: Work, command: Command) {
  const { operation, input, subject, caller = 'page', userAgent = null, ifMatch } = command;
  const { now, today, transaction } = work;
  const { tables, random } = transaction;
  const { match, met } = preconditionOf(operation, ifMatch);
  const { action, auditAs } = auditNameOf(operation);
  const send = sender(transaction);
  const context = {
    ...input,
    subject,
    now,
    today,
    tables,
    reply,
    random,
    send,
    caller,
    userAgent,
    matchVersion: match,
    auditAs,
    work,
    simulate: <Result>(part: (on: Work) => Result) =>
      transaction.simulate(() => part({ ...work, audited: new Set() })),
  };
  return { context, isMet: met, action };
}

/** Returns a command's audit action: that of its endpoint, unless its handler has set another outcome. */
function auditNameOf({ name, endpoint }: Operation) {
  const { auditOutcomes } = endpoint;
  let action = auditActionOf(endpoint);
  return {
    action: () => action,
    auditAs: auditOutcomes
      ? (outcome: AuditAction) => {
          invariant(auditOutcomes.includes(outcome), `${name} does not declare the outcome ${outcome}.`);
          action = outcome;
        }
      : null,
  };
}
