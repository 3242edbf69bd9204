import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, StatusOf } from '#contracts/endpoint.ts';
import type { AdministratorRole, Permission } from '#contracts/permissions.ts';
import type { Random } from '#mocks/random.ts';
import type { Work } from './work.ts';
import type { HandlerResult, Success } from './handler-result.ts';

/** The caller; null in handlers of public endpoints. */
export interface Subject {
  readonly kind: 'CUSTOMER' | 'ADMINISTRATOR';
  /** The id of the customer or administrator. */
  readonly id: string;
  readonly name: string;
  /** The role of the administrator; null for a customer. */
  readonly role: AdministratorRole | null;
  /** The permissions of the role; empty for a customer. */
  readonly permissions: readonly Permission[];
  readonly sessionId: string;
}

/** The stored data of a customer or administrator. */
export type Person = Pick<Subject, 'name' | 'role' | 'permissions'>;

/** A message by SMS or e-mail. The demo's phone shows it. */
export interface Message {
  readonly channel: 'SMS' | 'EMAIL';
  /** The full phone number or address; no answer of the contract contains it. */
  readonly to: string;
  readonly text: string;
  /** The one-time code in the message; null without one. */
  readonly code: string | null;
}

/** True for endpoints that may write: those that a caller can safely repeat. All others only read. */
export type Changes<E extends Endpoint> = E['idempotent'] extends true ? true : false;

/** A status that the endpoint lacks, or a body of another status, does not compile. */
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
    signedIn: Subject;
    administrator: Subject;
  }[E['access']];
  readonly now: Instant;
  /** The business date, in the business's time zone. */
  readonly today: LocalDate;
  readonly reply: ReplyWith<E>;
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
