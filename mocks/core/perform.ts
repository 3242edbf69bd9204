import type { Actor } from '#contracts/audit/event.ts';
import { audited, system } from './audit.ts';
import type { Subject } from './handler.ts';
import { type Problem, Success } from './handler-result.ts';
import type { Input } from './input.ts';
import { sender } from './messages.ts';
import { memberOf } from './member.ts';
import type { Operation } from './operation.ts';
import { preconditionOf } from './precondition.ts';
import type { Work } from './work.ts';

/** A command as it is carried out: for a request, for a row of a bulk action, or for an approval. */
export interface Command {
  readonly operation: Operation;
  readonly input: Input;
  readonly subject: Subject | null;
  /** Where the request comes from; left out by the page itself and by what is carried out later. */
  readonly caller?: string | undefined;
  /** The caller's If-Match; null: any version will do. */
  readonly ifMatch: string | null;
  readonly approvedBy: Actor | null;
  /** Why, where the body does not say it. */
  readonly reason?: string | null;
}

export interface Performed {
  readonly result: Success | Problem;
  /** The event of the audit; null when nothing that is audited has changed. */
  readonly auditEventId: string | null;
}

export const reply = (status: 200 | 201 | 202 | 204, body: unknown) => new Success(status, body);

/**
 * Runs the handler of a command within a transaction, and audits what it changed. A problem that the handler returns
 * keeps what was written; one that it raises undoes it and is thrown on.
 */
export function perform(work: Work, { operation, ...command }: Command): Performed {
  const { subject, approvedBy, input } = command;
  const entry = {
    action: operation.endpoint.audit,
    actor: subject ? actorOf(subject) : system,
    approvedBy,
    reason: command.reason ?? reasonIn(input.body),
  };
  return audited(work, entry, () => runHandler(work, operation, command));
}

export const actorOf = ({ kind, id, name }: Subject): Actor => ({ kind, id, name });

/** What a body says about why: the reason, and a note if there is one. */
function reasonIn(body: unknown): string | null {
  const said = [memberOf(body, 'reason'), memberOf(body, 'note')];
  return said.filter((text) => typeof text === 'string' && text !== '').join(': ') || null;
}

function runHandler(
  work: Work,
  operation: Operation,
  { input, subject, caller = 'page', ifMatch }: Omit<Command, 'operation'>,
): Success | Problem {
  const { now, today, transaction } = work;
  const { tables, random } = transaction;
  const { match, met } = preconditionOf(operation, ifMatch);
  const send = sender(transaction);
  const result = operation.run?.({
    ...input,
    subject,
    now,
    today,
    tables,
    reply,
    random,
    send,
    caller,
    matchVersion: match,
  });
  if (!result) throw new Error('The operation has no handler.');
  if (result instanceof Success && !met()) throw new Error('The handler did not request matchVersion.');
  return result;
}
