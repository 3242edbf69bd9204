import type { ResponseOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import type { FieldError } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import type { ArgumentOf } from '#src/api/from-contract.ts';
import type { SendOnce, SendResult } from '#src/api/send-once.ts';
import type { PersistedForm } from './use-persisted-form.ts';

/** An endpoint that takes a body: what a form can send. */
export interface FormEndpoint extends Endpoint {
  readonly body: z.core.$ZodType;
}

type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** Every member that a body of the endpoint can have; where there are several bodies, the members of all of them. */
export type MemberOf<E extends Endpoint> = KeysOf<BodyOf<E>>;

/** What the fields hold, by member of the body. A name that no body has does not compile. */
export type FieldsOf<E extends Endpoint, Fields> = {
  readonly [Name in keyof Fields]: Name extends MemberOf<E> ? Fields[Name] : never;
};

/** A body that the schema has not validated yet. */
export type UncheckedBody<E extends Endpoint> = { readonly [Name in MemberOf<E>]?: unknown };

type Rest<E extends FormEndpoint> = Omit<ArgumentOf<E>, 'body' | 'key'>;

export type ContractFormOptions<E extends FormEndpoint, Fields> = {
  /** The initial values of the fields, by member of the body, in the order in which they are displayed. */
  readonly initial: Fields & FieldsOf<E, Fields>;
  /** The message of each field when the schema refuses its value. */
  readonly advice: Readonly<Record<keyof Fields, string>>;
  /** The message of a field that is empty, where it differs. */
  readonly emptyAdvice?: Readonly<Partial<Record<keyof Fields, string>>>;
  /** Builds the body from the fields; left out where the fields are the body. */
  readonly toBody?: (fields: Fields) => UncheckedBody<E>;
  /** Maps a body member without a field of its own to the field that shows its error: `{ expYear: 'expMonth' }`. */
  readonly fieldOf?: Readonly<Partial<Record<MemberOf<E>, keyof Fields>>>;
  /** Texts that outlive a reload (`usePersistedField`). Fields that nothing keeps block reloads while they are unsaved. */
  readonly persisted?: Readonly<Partial<Record<keyof Fields, readonly [string, (text: string) => void]>>>;
  /** Keeps all texts until they are sent (`usePersistedForm`). */
  readonly persistedForm?: PersistedForm;
  /** The mutation of this endpoint. */
  readonly send: (given: ArgumentOf<E>) => PromiseLike<SendResult<ResponseOf<E>>>;
  readonly onDone: (response: ResponseOf<E>, body: BodyOf<E>) => void;
  /** For an Idempotency-Key that outlives the page: where it is kept, and the name of the operation for a body. */
  readonly once?: { readonly sendOnce: SendOnce; readonly operationOf: (body: BodyOf<E>) => string };
} & (keyof Rest<E> extends never ? { readonly call?: undefined } : { readonly call: Rest<E> });

/** A member that the schema refuses. */
export interface WrongMember {
  readonly member: string;
  /** The maximum length of a text that is longer; null for every other refusal. */
  readonly maxLength: number | null;
}

export type Validated<E extends FormEndpoint> =
  | { readonly body: BodyOf<E>; readonly wrong: null }
  | { readonly body: null; readonly wrong: readonly WrongMember[] };

/** Validates a body against the endpoint's schema; returns the body, or the invalid members. */
export function validate<E extends FormEndpoint>(definition: E, unchecked: unknown): Validated<E> {
  const result = z.safeParse(definition.body, unchecked);
  // the endpoint's own schema has produced this value
  if (result.success) return { body: result.data as BodyOf<E>, wrong: null };
  const wrong = result.error.issues.map((issue) => ({
    member: String(issue.path[0] ?? ''),
    maxLength: issue.code === 'too_big' && issue.origin === 'string' ? Number(issue.maximum) : null,
  }));
  return { body: null, wrong };
}

export function argumentOf<E extends FormEndpoint>(
  { idempotent }: E,
  call: Rest<E> | undefined,
  body: BodyOf<E>,
  key: string,
) {
  // `call` has every argument except body and key
  return { ...call, body, ...(idempotent && { key }) } as unknown as ArgumentOf<E>;
}

/** Returns the body member that a field error of the backend points at: "/amount/amountMinor" gives "amount". */
export function memberAt({ pointer }: FieldError): string {
  return (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Focuses the control of a field: the input itself, or the first input of a group. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const node = form?.querySelector<HTMLElement>(`[data-path="${name}"]`);
  const control = node?.matches('input, textarea, select, button') ? node : node?.querySelector('input');
  control?.focus();
}
