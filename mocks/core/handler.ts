import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { ResponseOf, BodyOf, Endpoint, ParamsOf, QueryOf, StatusOf } from '#contracts/endpoint.ts';
import type { Random } from '#mocks/store/random.ts';
import type { Work } from './work.ts';
import type { HandlerResult, Success } from './handler-result.ts';
import type { ListEndpoint, Listing } from './list-definition.ts';
import type { Message } from './rows.ts';
import type { Subject } from './subject.ts';

/** True for endpoints that may write: those that a caller can safely repeat. All others only read. */
export type Changes<E extends Endpoint> = E['idempotent'] extends true ? true : false;

/** A status that the endpoint lacks, or a body of another status, does not compile. */
export type ReplyWith<E extends Endpoint> = <Status extends StatusOf<E>>(
  status: Status,
  body: ResponseOf<E, Status>,
) => Success<Status>;

interface Common<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly subject: {
    public: null;
    optional: Subject | null;
    signedIn: Subject;
    administrator: Subject;
  }[E['access']];
  readonly now: Instant;
  /** The business date, in the business's time zone. */
  readonly today: LocalDate;
  readonly reply: ReplyWith<E>;
  /** Runs other commands to see what they would answer; all that they write is undone. */
  readonly simulate: <Result>(part: (work: Work) => Result) => Result;
}

interface Writing<E extends Endpoint> {
  /** The caller's network address, as far as the adapter knows it; rate limits count by it. */
  readonly caller: string;
  /** The caller's User-Agent; null if it is not known. */
  readonly userAgent: string | null;
  /** Runs other commands as part of this one. */
  readonly work: Work;
  readonly random: Random;
  /** Sends a message after the transaction is durable; a raised problem sends nothing. */
  readonly send: (message: Message) => void;
  /** Sets another audit action for a command with another outcome. */
  readonly auditAs: E['auditOutcomes'] extends readonly (infer Action)[] ? (action: Action) => void : null;
  /** Raises version-conflict unless the caller's If-Match names this row's version. Must be called before writing. */
  readonly matchVersion: E['version'] extends 'requires' ? (row: { readonly version: number }) => void : null;
}

/** The context of a handler. All its writes are one transaction together with the stored answer. */
export type Context<E extends Endpoint, Reads, Writes> = Common<E> &
  (Changes<E> extends true ? Writing<E> & { readonly tables: Writes } : { readonly tables: Reads });

/** Synchronous, with no effect except on `tables`: it cannot wait, so nothing happens between its reads and writes. */
export type Handler<E extends Endpoint, Reads, Writes> = (
  context: Context<E, Reads, Writes>,
) => HandlerResult<E>;

/** The implementation of an operation: a definition for a list, a function otherwise. */
export type HandlerFor<E extends Endpoint, Reads, Writes> = E extends ListEndpoint
  ? Listing<E>
  : E extends { readonly approval: object }
    ? ReviewedHandler<E, Reads, Writes>
    : Handler<E, Reads, Writes>;

/** A command that a second administrator has to approve in some cases. */
export interface ReviewedHandler<E extends Endpoint, Reads, Writes> {
  readonly needsApproval: (context: Context<E, Reads, Writes>) => boolean;
  readonly run: Handler<E, Reads, Writes>;
}

/** Operations that need a handler of their own; simulations and bulk actions run the handlers of other commands. */
export type HandledName<C extends Readonly<Record<string, Endpoint>>> = {
  [Name in keyof C]: C[Name] extends { readonly simulates: string } | { readonly bulk: object }
    ? never
    : Name;
}[keyof C];
