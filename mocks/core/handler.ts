import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, StatusOf } from '#contracts/endpoint.ts';
import type { Permission } from '#contracts/permissions.ts';
import type { Random } from '#mocks/random.ts';
import type { Work } from './work.ts';
import type { HandlerResult, Success } from './handler-result.ts';

/** The caller; null in handlers of public endpoints. */
export interface Subject {
  readonly kind: 'CUSTOMER' | 'ADMINISTRATOR';
  /** Of the customer or administrator. */
  readonly id: string;
  readonly name: string;
  /** What the administrator's role allows; none for a customer. */
  readonly permissions: readonly Permission[];
  readonly sessionId: string;
}

/** What the tables hold about a customer or administrator. */
export type Person = Pick<Subject, 'name' | 'permissions'>;

/** A message by SMS or e-mail, outside the application. The demo's phone shows it. */
export interface Message {
  readonly channel: 'SMS' | 'EMAIL';
  /** Phone number or address in full; no answer of the contract contains it. */
  readonly to: string;
  readonly text: string;
  /** The one-time code in it, if it has one. */
  readonly code: string | null;
}

/** Endpoints that may write: those a caller can safely repeat. Any other endpoint only reads. */
export type Changes<E extends Endpoint> = E['idempotent'] extends true ? true : false;

/** A wrong status, or a body that is not this status's, does not compile. */
export type ReplyWith<E extends Endpoint> = <Status extends StatusOf<E>>(
  status: Status,
  body: AnswerOf<E, Status>,
) => Success<Status>;

interface Common<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly subject: {
    public: null;
    optional: Subject | null;
    customer: Subject;
    administrator: Subject;
  }[E['access']];
  readonly now: Instant;
  /** The business date, in the business time zone. */
  readonly today: LocalDate;
  readonly reply: ReplyWith<E>;
}

interface Writing<E extends Endpoint> {
  /** Where the request comes from, as far as the adapter can tell: rate limits count by it. */
  readonly caller: string;
  /** Runs other commands as part of this one. */
  readonly work: Work;
  readonly random: Random;
  /** Sent once the transaction is durable; a raised problem sends nothing. */
  readonly send: (message: Message) => void;
  /** Says that the command came out otherwise than the audit calls it. */
  readonly auditAs: E['auditOutcomes'] extends readonly (infer Action)[] ? (action: Action) => void : null;
  /** Raises version-conflict unless the caller's If-Match names this row's version. Must be called before writing. */
  readonly matchVersion: E['version'] extends 'requires' ? (row: { readonly version: number }) => void : null;
}

/** All that a handler may use. Everything it writes is one transaction together with the stored answer. */
export type Context<E extends Endpoint, Reads, Writes> = Common<E> &
  (Changes<E> extends true ? Writing<E> & { readonly tables: Writes } : { readonly tables: Reads });

/** Synchronous and pure but for `tables`: it cannot wait, so nothing comes between its reads and its writes. */
export type Handler<E extends Endpoint, Reads, Writes> = (
  context: Context<E, Reads, Writes>,
) => HandlerResult<E>;
