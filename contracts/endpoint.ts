import type { AuditAction } from './audit/actions.ts';
import type { EntityType } from './entities.ts';
import type { Bulk } from './jobs/bulk.ts';
import type { Paging } from './paging.ts';
import type { Permission } from './permissions.ts';
import type { ProblemCode } from './problem.ts';
import type { Step } from './steps.ts';
import type { z } from './z.ts';

/** The most characters of a request's body. */
export const maxBodyCharacters = 100_000;

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may call: everyone; everyone, with the session if there is one; signed-in users, of either kind, for their own data;
 * administrators.
 */
export type Access = 'public' | 'optional' | 'signedIn' | 'administrator';

export type SuccessStatus = 200 | 201 | 202 | 204;

/** The names in a path: "/v1/orders/{id}/quotes" gives "id". */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** One operation of the contract, with everything that types, mock, client, document and tests need. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  /** More about it, in sentences. */
  readonly description?: string;
  readonly access: Access;
  /** The permission that an administrator needs; required for endpoints of the administration and for no others. */
  readonly permission?: Permission;
  /**
   * The entity that it reads or changes. A client fetches an answer again when the feed of changes names an entity in
   * the answer or the path, or, for a list, any entity of this type. `any`: the answer may differ after each change.
   */
  readonly entity?: EntityType | 'any';
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Schema;
  /** The schema of the body by status; null for none. */
  readonly responses: Readonly<Partial<Record<SuccessStatus, Schema | null>>>;
  /** The problems of this operation's own rules. `problemsOf` adds those of its features. */
  readonly problems: readonly ProblemCode[];
  /** The caller sends an Idempotency-Key; a repeated key gets the stored answer for 24 hours. */
  readonly idempotent?: true;
  /**
   * The step of a state machine that the command takes; the trigger is its name among the `actions` of the entity. Null
   * for a command that takes none. For every operation that can change something.
   */
  readonly takes?: Step | null;
  /** Steps that the caller requests with it, or instead of it by another body. */
  readonly alsoTakes?: readonly Step[];
  /** The audit action, or why its changes are not audited; for every operation that can change something. */
  readonly audit?: AuditAction | { readonly none: string };
  /** Further audit actions for other outcomes, which the handler sets by `auditAs`. */
  readonly auditOutcomes?: readonly AuditAction[];
  /**
   * Every idempotent operation accepts `Dry-Run: true`: it answers as it would, and changes nothing. `refused` for
   * operations whose answer reveals whether a guess was right, or what the audit has to say who has seen it.
   */
  readonly dryRun?: 'refused';
  /**
   * The answer contains a secret that the backend does not store in clear. The answer kept for a repeated key is
   * encrypted with that key.
   */
  readonly secret?: true;
  /**
   * The name of the command that this operation simulates: same params, body and answer (as 200), always as with
   * `Dry-Run: true` and without a key. Made by `simulationOf`.
   */
  readonly simulates?: string;
  /**
   * A rule of the backend may require approval: the command then needs this permission too, is answered with 202 and
   * an approval of `entity`, and runs after another administrator with the permission has approved it. The 202 says
   * where and when to look for the approval, so that `location` is only about the command's own answer.
   */
  readonly approval?: {
    readonly permission: Permission;
    readonly entity: EntityType;
    /** The path parameter with its id; of a command that creates it, the member of the body. */
    readonly param: string;
    /** The member that says the amount: of the request's body, or of the answer that it would have got. */
    readonly amount?: { readonly of: 'request' | 'preview'; readonly member: string };
  };
  /** Starts a job that runs a command for each of many rows. Made by `bulkActions`. */
  readonly bulk?: Bulk;
  /** `answers`: the answer carries an ETag. `requires`: the call carries If-Match, and the answer an ETag. */
  readonly version?: 'answers' | 'requires';
  /**
   * Callers may cache the answer for this many seconds and then revalidate it with If-None-Match (304); with 0 they
   * revalidate each time.
   */
  readonly cache?: { readonly maxAgeS: number };
  /**
   * The Location header of 201 and 202: the address of the created resource or the started work. A name in braces is
   * a member of the answer. `none`: it has no address of its own, for this published reason.
   */
  readonly location?: string | { readonly none: string };
  /** The Retry-After header of 202: seconds to wait before checking whether the work is done. */
  readonly retryAfterS?: number;
  readonly paging?: Paging;
  /** For a POST that only reads: a caller may keep its answer like that of a GET. */
  readonly mayBeCached?: true;
  /** Sent by the page without a person's action, so it does not keep a session from expiring as idle. */
  readonly background?: true;
  /** The contract version in which it was added; 1.0.0 if left out. */
  readonly since?: `${number}.${number}.${number}`;
  /** It has a successor, which `summary` names. */
  readonly deprecated?: true;
  /** The day "YYYY-MM-DD" after which a deprecated endpoint may be removed. */
  readonly sunset?: string;
  /** Valid requests, for the document and for tests; a name in braces is replaced by an existing id. */
  readonly examples: readonly Example[];
}

export interface Example {
  readonly name: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

type Exactly<Names extends string, Given> = [Names] extends [never]
  ? undefined
  : { readonly [Name in Names]: Schema } & { readonly [Name in Exclude<keyof Given, Names>]: never };

/** `params` must have exactly the names in the path; otherwise the endpoint does not compile. */
type PathFits<E extends Endpoint> = [PathNames<E['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Exactly<PathNames<E['path']>, E['params']> };

/** Every endpoint of the administration must declare a permission. */
type PermissionFits<E extends Endpoint> = E['access'] extends 'administrator'
  ? { readonly permission: Permission }
  : { readonly permission?: undefined };

interface RequiresVersion {
  readonly version: 'requires';
}

/** Every PATCH, and every change by an administrator to an existing entity, must require If-Match. */
type VersionFits<E extends Endpoint> = E extends { readonly idempotent: true }
  ? E['method'] extends 'PATCH'
    ? RequiresVersion
    : E['access'] extends 'administrator'
      ? [PathNames<E['path']>] extends [never]
        ? unknown
        : RequiresVersion
      : unknown
  : unknown;

/**
 * Every operation that can change something must declare an audit action or the reason why it has none; operations
 * that only read must not.
 */
type AuditFits<E extends Endpoint> = E extends { readonly idempotent: true }
  ? { readonly audit: AuditAction | { readonly none: string } }
  : { readonly audit?: undefined; readonly auditOutcomes?: undefined };

/** Every operation that can change something must declare its step or null; operations that only read must not. */
type StepFits<E extends Endpoint> = E extends { readonly idempotent: true }
  ? { readonly takes: Step | null }
  : { readonly takes?: undefined; readonly alsoTakes?: undefined };

/** Only answers that are the same for every caller may be cached by callers. */
type CacheFits<E extends Endpoint> = E['access'] extends 'public'
  ? E['method'] extends 'GET'
    ? unknown
    : { readonly cache?: undefined }
  : { readonly cache?: undefined };

/** The statuses whose address the endpoint declares; `approval` implies that of its 202. */
type Located<E extends Endpoint> = StatusOf<E> & (E extends { readonly approval: object } ? 201 : 201 | 202);

/** 201 and 202 must say where to look, by members of their answer; 202 also when. */
type LocationFits<E extends Endpoint> = ([Located<E>] extends [never]
  ? { readonly location?: undefined }
  : {
      readonly location: E['location'] extends string
        ? [PathNames<E['location']>] extends [keyof ResponseOf<E, Located<E>>]
          ? string
          : never
        : { readonly none: string };
    }) &
  ([Located<E> & 202] extends [never]
    ? { readonly retryAfterS?: undefined }
    : { readonly retryAfterS: number });

type ExampleFits<E extends Endpoint> = {
  readonly examples: readonly (Omit<Example, 'body'> &
    (E['body'] extends Schema ? { readonly body: z.input<E['body']> } : { readonly body?: undefined }))[];
};

/** Declares an endpoint; at run time it returns its argument. */
export function endpoint<const E extends Endpoint>(
  definition: E &
    PathFits<E> &
    PermissionFits<E> &
    VersionFits<E> &
    StepFits<E> &
    AuditFits<E> &
    CacheFits<E> &
    LocationFits<E> &
    ExampleFits<E>,
): E {
  return definition;
}

/** Returns whether a caller may keep the answer, to show it again without a network. */
export const isCacheable = ({ method, mayBeCached }: Endpoint): boolean => mayBeCached ?? method === 'GET';

/** Returns the audit action of an operation; undefined if it is not audited. */
export const auditActionOf = ({ audit }: Endpoint): AuditAction | undefined =>
  typeof audit === 'string' ? audit : undefined;

/** Returns where the answer with a status says to look, and when: a 202 that waits for approval leads to its approval. */
export function followUpOf(
  { approval, location, retryAfterS }: Endpoint,
  status: SuccessStatus,
): Pick<Endpoint, 'location' | 'retryAfterS'> {
  if (status === 202 && approval) return { location: '/v1/admin/approvals/{id}', retryAfterS: 60 };
  return {
    ...(location !== undefined && (status === 201 || status === 202) && { location }),
    ...(retryAfterS !== undefined && status === 202 && { retryAfterS }),
  };
}

type Output<S> = { readonly [Name in keyof S]: S[Name] extends Schema ? z.output<S[Name]> : never };
type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

export type ParamsOf<E extends Endpoint> = E['params'] extends Shape ? Output<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends Shape ? Optional<Output<E['query']>> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined;

export type StatusOf<E extends Endpoint> = keyof E['responses'] & SuccessStatus;
/** The body of one status; `null` where the contract declares none. */
export type ResponseOf<E extends Endpoint, Status extends StatusOf<E> = StatusOf<E>> = Status extends unknown
  ? E['responses'][Status] extends Schema
    ? z.output<E['responses'][Status]>
    : null
  : never;

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The arguments of a call: only the parts that the endpoint has. */
export type CallOf<E extends Endpoint> = Present<{
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}>;
