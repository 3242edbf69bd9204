import type { Actor } from '#contracts/audit/event.ts';
import type { Input } from './input.ts';
import type { Operation } from './operation.ts';
import type { Subject } from './subject.ts';

/** A command to run, for a request, a row of a bulk action, or an approval. */
export interface Command {
  readonly operation: Operation;
  readonly input: Input;
  readonly subject: Subject | null;
  /** The caller's network address; undefined for requests of the page itself and for commands that run later. */
  readonly caller?: string | undefined;
  /** The caller's User-Agent; left out for commands that run later. */
  readonly userAgent?: string | null | undefined;
  /** The caller's If-Match; null accepts any version. */
  readonly ifMatch: string | null;
  readonly approvedBy: Actor | null;
  /** Answers as if the command had been approved; for simulations. */
  readonly withoutApproval?: boolean;
  /** The reason, if the body has none. */
  readonly reason?: string | null;
}

/** A command that was stored to run later on behalf of its caller. */
export interface StoredCommand {
  readonly operation: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly subject: Pick<Subject, 'kind' | 'id'>;
  readonly ifMatch: string | null;
  readonly approvedBy: Actor | null;
  readonly reason: string | null;
}
