import type { AnswerOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import type { FieldError } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import type { ArgumentOf } from '#src/api/from-contract.ts';
import type { SendOnce, SendResult } from '#src/api/send-once.ts';

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

/** A body that the schema has yet to judge. */
export type UnjudgedBody<E extends Endpoint> = { readonly [Name in MemberOf<E>]?: unknown };

type Rest<E extends FormEndpoint> = Omit<ArgumentOf<E>, 'body' | 'key'>;

export type ContractFormOptions<E extends FormEndpoint, Fields> = {
  /** What the fields hold at first, by member of the body, in the order in which they stand. */
  readonly initial: Fields & FieldsOf<E, Fields>;
  /** What each field says when the schema refuses it. */
  readonly advice: Readonly<Record<keyof Fields, string>>;
  /** The body of what was typed; left out where the fields are the body. */
  readonly toBody?: (fields: Fields) => UnjudgedBody<E>;
  /** The field of a member that has none of its own: `{ expYear: 'expMonth' }`. */
  readonly fieldOf?: Readonly<Partial<Record<MemberOf<E>, keyof Fields>>>;
  /** Text that outlives a reload (`usePersistedField`). Any other field blocks reloads while it is unsaved. */
  readonly persisted?: Readonly<Partial<Record<keyof Fields, readonly [string, (text: string) => void]>>>;
  /** The mutation of this endpoint. */
  readonly send: (given: ArgumentOf<E>) => PromiseLike<SendResult<AnswerOf<E>>>;
  readonly onDone: (answer: AnswerOf<E>, body: BodyOf<E>) => void;
  /** For keys that outlive the page: where they are kept, and what the sending of a body is called there. */
  readonly once?: { readonly sendOnce: SendOnce; readonly operationOf: (body: BodyOf<E>) => string };
} & (keyof Rest<E> extends never ? { readonly call?: undefined } : { readonly call: Rest<E> });

export type Judged<E extends FormEndpoint> =
  | { readonly body: BodyOf<E>; readonly wrong: null }
  | { readonly body: null; readonly wrong: readonly string[] };

/** Checks a body against the endpoint's schema: returns the body, or the members that are wrong. */
export function judge<E extends FormEndpoint>(definition: E, unjudged: unknown): Judged<E> {
  const result = z.safeParse(definition.body, unjudged);
  if (result.success) return { body: result.data as BodyOf<E>, wrong: null }; // the output of this very schema
  return { body: null, wrong: result.error.issues.map(({ path: [member] }) => String(member ?? '')) };
}

export function argumentOf<E extends FormEndpoint>(
  { idempotent }: E,
  call: Rest<E> | undefined,
  body: BodyOf<E>,
  key: string,
) {
  return { ...call, body, ...(idempotent && { key }) } as unknown as ArgumentOf<E>; // `call` is all of it that is not body or key
}

/** The member of the body that a refusal of the backend points at: "/amount/amountMinor" gives "amount". */
export function memberAt({ pointer }: FieldError): string {
  return (pointer.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Puts the focus into the control of a field: the input itself, or the first one of a group. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const node = form?.querySelector<HTMLElement>(`[data-path="${name}"]`);
  const control = node?.matches('input, textarea, select, button') ? node : node?.querySelector('input');
  control?.focus();
}
