import type { AuditAction } from './audit/actions.ts';
import type { EntityType } from './entities.ts';
import type { Bulk } from './jobs/bulk.ts';
import type { Paging } from './paging.ts';
import type { Permission } from './permissions.ts';
import { type ProblemCode } from './problem.ts';
import type { z } from './z.ts';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may call: everyone; everyone, with the session if there is one; a signed-in user, for their own data;
 * administrators.
 */
export type Access = 'public' | 'optional' | 'customer' | 'administrator';

export type SuccessStatus = 200 | 201 | 202 | 204;

/** The names in a path: "/v1/orders/{id}/quotes" gives "id". */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** One operation of the contract. Everything that types, mock, client, document and tests need to know of it. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** What an administrator's role must allow; endpoints of the administration have one, no others do. */
  readonly permission?: Permission;
  /**
   * What it reads or commands: whoever keeps an answer asks again when the feed of changes names one of these that is in
   * the answer or the path, or any of them for a list. `any`: the answer may be another after each change.
   */
  readonly entity?: EntityType | 'any';
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Schema;
  /** Schema of the body by status; null where there is none. */
  readonly answers: Readonly<Partial<Record<SuccessStatus, Schema | null>>>;
  /** Problems of this operation's own rules. Those of its features are added by `problemsOf`. */
  readonly problems: readonly ProblemCode[];
  /** The caller sends an Idempotency-Key; a repeated key gets the stored answer for 24 hours. */
  readonly idempotent?: true;
  /** What the audit calls it, or why nothing that it changes is in the audit; for every operation that can change something. */
  readonly audit?: AuditAction | { readonly none: string };
  /** What the audit calls it when it comes out otherwise: its handler says so by `auditAs`. */
  readonly auditOutcomes?: readonly AuditAction[];
  /**
   * Every idempotent operation can be sent with `Dry-Run: true`: it answers as it would, and nothing is done. Not those
   * whose answer tells whether a guess was right.
   */
  readonly dryRun?: 'refused';
  /**
   * The answer holds a secret that the backend has nowhere in clear: what is kept of it for a repeated key can be read with
   * that key only.
   */
  readonly secret?: true;
  /**
   * Name of the command that this operation simulates: same params, body and answer (as 200), always as if with
   * `Dry-Run: true` and without a key. Made by `simulationOf`.
   */
  readonly simulates?: string;
  /**
   * A rule of the backend may ask for a second person: the command then needs this permission too, is answered with 202
   * and an approval of `entity`, and is carried out once another administrator with the permission approves it.
   */
  readonly approval?: {
    readonly permission: Permission;
    readonly entity: EntityType;
    /** The path parameter that names it. */
    readonly param: string;
  };
  /** Starts a job that runs a single command over many rows. Made by `bulkActions`. */
  readonly bulk?: Bulk;
  /** `answers`: the answer carries an ETag. `requires`: the call carries If-Match, and the answer an ETag. */
  readonly version?: 'answers' | 'requires';
  /**
   * Callers may keep the answer for so many seconds and then ask with If-None-Match whether it is still the same (304);
   * with 0 they ask each time.
   */
  readonly cache?: { readonly maxAgeS: number };
  /**
   * Header Location of 201 and 202: where the created resource, or the started work, can be read. A name in braces is a member of the
   * answer. `none`: it has no address of its own, and this sentence, which is published, says why.
   */
  readonly location?: string | { readonly none: string };
  /** Header Retry-After of 202: seconds to wait before looking whether it is done. */
  readonly retryAfterS?: number;
  readonly paging?: Paging;
  /** Asked by the page and not by a person: it does not keep a session from ending as idle. */
  readonly background?: true;
  /** The contract's version in which it was added; 1.0.0 when left out. */
  readonly since?: `${number}.${number}.${number}`;
  /** It has a successor, which `summary` names. */
  readonly deprecated?: true;
  /** The day "YYYY-MM-DD" after which a deprecated endpoint may be removed. */
  readonly sunset?: string;
  /** Requests that fit, for the document and for tests; a name in braces is replaced by an id that exists. */
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

/** `params` has exactly the names in the path: a missing or a surplus one does not compile. */
type PathFits<E extends Endpoint> = [PathNames<E['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Exactly<PathNames<E['path']>, E['params']> };

/** Every endpoint of the administration asks for a permission. */
type PermissionFits<E extends Endpoint> = E['access'] extends 'administrator'
  ? { readonly permission: Permission }
  : { readonly permission?: undefined };

interface RequiresVersion {
  readonly version: 'requires';
}

/** Every change by PATCH, and every change that an administrator makes to something that exists, requires If-Match. */
type VersionFits<E extends Endpoint> = E extends { readonly idempotent: true }
  ? E['method'] extends 'PATCH'
    ? RequiresVersion
    : E['access'] extends 'administrator'
      ? [PathNames<E['path']>] extends [never]
        ? unknown
        : RequiresVersion
      : unknown
  : unknown;

/** Whatever can change something has a name in the audit, or the reason why it has none; what only reads has neither. */
type AuditFits<E extends Endpoint> = E extends { readonly idempotent: true }
  ? { readonly audit: AuditAction | { readonly none: string } }
  : { readonly audit?: undefined; readonly auditOutcomes?: undefined };

/** Only what is the same for everybody is kept by callers. */
type CacheFits<E extends Endpoint> = E['access'] extends 'public'
  ? E['method'] extends 'GET'
    ? unknown
    : { readonly cache?: undefined }
  : { readonly cache?: undefined };

/** 201 and 202 say where to look, by members of their answer; 202 also says when. */
type LocationFits<E extends Endpoint> = ([StatusOf<E> & (201 | 202)] extends [never]
  ? { readonly location?: undefined }
  : {
      readonly location: E['location'] extends string
        ? [PathNames<E['location']>] extends [keyof AnswerOf<E, StatusOf<E> & (201 | 202)>]
          ? string
          : never
        : { readonly none: string };
    }) &
  (E['answers'] extends { readonly 202: unknown }
    ? { readonly retryAfterS: number }
    : { readonly retryAfterS?: undefined });

type ExampleFits<E extends Endpoint> = {
  readonly examples: readonly (Omit<Example, 'body'> &
    (E['body'] extends Schema ? { readonly body: z.input<E['body']> } : { readonly body?: undefined }))[];
};

/** Declares an endpoint; at run time it is the object itself. */
export function endpoint<const E extends Endpoint>(
  definition: E &
    PathFits<E> &
    PermissionFits<E> &
    VersionFits<E> &
    AuditFits<E> &
    CacheFits<E> &
    LocationFits<E> &
    ExampleFits<E>,
): E {
  return definition;
}

/** What the audit calls an operation, unless it comes out otherwise; undefined for one that never writes to it. */
export const auditActionOf = ({ audit }: Endpoint): AuditAction | undefined =>
  typeof audit === 'string' ? audit : undefined;

type Output<S> = { readonly [Name in keyof S]: S[Name] extends Schema ? z.output<S[Name]> : never };
type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
};

export type ParamsOf<E extends Endpoint> = E['params'] extends Shape ? Output<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends Shape ? Optional<Output<E['query']>> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined;

export type StatusOf<E extends Endpoint> = keyof E['answers'] & SuccessStatus;
/** The body of one status, `null` where the contract says there is none. */
export type AnswerOf<E extends Endpoint, Status extends StatusOf<E> = StatusOf<E>> = Status extends unknown
  ? E['answers'][Status] extends Schema
    ? z.output<E['answers'][Status]>
    : null
  : never;

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller gives: only the parts that the endpoint has. */
export type CallOf<E extends Endpoint> = Present<{
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}>;

/** Every problem that a caller must be ready for: the operation's own and those that its features bring. */
export function problemsOf(definition: Endpoint): readonly ProblemCode[] {
  const { params, query, body, access, idempotent, dryRun, bulk, version } = definition;
  return [
    ...new Set<ProblemCode>([
      ...definition.problems,
      ...((body
        ? ['malformed-request', 'content-too-large', 'unsupported-media-type']
        : []) satisfies ProblemCode[]),
      ...((body || query ? ['validation-failed'] : []) satisfies ProblemCode[]),
      ...((params ? ['not-found'] : []) satisfies ProblemCode[]),
      ...((access === 'public' ? [] : ['unauthenticated', 'session-expired']) satisfies ProblemCode[]),
      ...((access === 'administrator' ? ['forbidden'] : []) satisfies ProblemCode[]),
      ...((idempotent
        ? [
            'malformed-request',
            'idempotency-key-required',
            'idempotency-in-progress',
            'idempotency-key-reused',
          ]
        : []) satisfies ProblemCode[]),
      ...((dryRun ? ['dry-run-unavailable'] : []) satisfies ProblemCode[]),
      ...((bulk ? ['too-many-rows'] : []) satisfies ProblemCode[]),
      ...((version === 'requires'
        ? ['precondition-required', 'version-conflict']
        : []) satisfies ProblemCode[]),
      'internal',
      'maintenance',
      'storage-unavailable',
    ]),
  ];
}
