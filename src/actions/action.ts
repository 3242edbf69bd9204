import type { ReactNode } from 'react';
import type { AnswerOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import type { Money } from '#contracts/money.ts';
import type { ArgumentOf } from '#src/api/from-contract.ts';
import type { EntityKey } from '#src/platform/shortcut-table.ts';
import type { SendOnce, SendResult } from '#src/api/send-once.ts';
import type { MemberOf } from '#src/forms/contract-fields.ts';
import type { Fact } from '#src/ui/Facts.tsx';
import type { Field } from './fields.tsx';

/** An endpoint that changes something: it takes a key, and a body where the command has arguments. */
export interface CommandEndpoint extends Endpoint {
  readonly idempotent: true;
}

/** An action of an entity as the backend lists it: whether it is allowed now. */
interface ActionState {
  readonly action: string;
  readonly allowed: boolean;
  /** Why it is not allowed. */
  readonly reason: string | null;
}

/** An entity, with its actions where the backend lists them. */
export interface Actionable {
  readonly id: string;
  readonly actions?: readonly ActionState[];
}

/** The name of an action of an entity. */
type ActionName<Entity extends Actionable> = NonNullable<Entity['actions']>[number]['action'];

/** Whether the action is allowed now; undefined for one that this role never has. */
export function stateOf<Entity extends Actionable>(
  entity: Entity,
  name: ActionName<Entity>,
): ActionState | undefined {
  return entity.actions?.find(({ action }) => action === name);
}

/** An entity as its own endpoint answers it. */
export interface EntityAnswer<Entity> {
  readonly data?: Entity | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** How amounts are written. */
export interface Formats {
  readonly money: (value: Money) => string;
}

/** A fact that another person may have changed meanwhile. */
export interface Comparison<Entity> {
  readonly label: string;
  readonly value: (entity: Entity, formats: Formats) => string;
}

/** What a person reads when it is done. */
export interface ReceiptText {
  readonly title: string;
  readonly text?: ReactNode;
  readonly facts?: readonly Fact[];
  /** Whose newest entry of the audit is linked. */
  readonly auditOf?: string;
}

/** What a command would do, simulated by the backend. */
interface Simulation<Entity, Body, Preview> {
  /** Asks with this body; null asks nothing. */
  readonly usePreview: (
    entity: Entity,
    body: Body | null,
  ) => { readonly data?: Preview | undefined; readonly error?: unknown; readonly isFetching: boolean };
  readonly explain: (preview: NonNullable<Preview>, entity: Entity) => ReactNode;
}

interface Definition<Entity extends Actionable, Target, Given, Body, Answer, Preview> {
  /** Its name among the `actions` of the entity. */
  readonly name: ActionName<Entity>;
  readonly label: string;
  /** The key that opens it where the entity is shown, for what is done many times a day. */
  readonly shortcut?: EntityKey;
  readonly tone?: 'danger';
  /** What it does, before anything is entered. */
  readonly lead?: (entity: Entity, formats: Formats) => ReactNode;
  /** Which entity, and which version of it. */
  readonly target: (entity: Entity) => Target;
  readonly useSend: () => readonly [(given: Given) => PromiseLike<SendResult<Answer>>, unknown];
  readonly simulation?: Simulation<Entity, Body, Preview>;
  /**
   * For keys that outlive the page: where they are kept, and what is done once. By default they end with the dialog.
   */
  readonly once?: {
    readonly useSendOnce: () => SendOnce;
    readonly operationOf: (entity: Entity, body: Body) => string;
  };
  /** The words of the button that does it; the label by default. */
  readonly confirm?: (body: Body, formats: Formats, entity: Entity) => string;
  /** The words of the button that closes the dialog; "Cancel" by default. */
  readonly dismiss?: string;
  /** Left out where the page itself shows what was done: then the dialog closes. */
  readonly receipt?: (answer: Answer, formats: Formats) => ReceiptText;
  /** The action that reverses it, offered for some seconds with the entity that the command has answered. */
  readonly undo?: Action<Entity>;
  /** What is compared when the entity has changed since the dialog was opened. */
  readonly compares?: readonly Comparison<Entity>[];
}

/** An action as it is declared: everything fits its endpoint. */
export type ActionDefinition<E extends CommandEndpoint, Entity extends Actionable, Preview> = Definition<
  Entity,
  Omit<ArgumentOf<E>, 'body' | 'key'>,
  ArgumentOf<E>,
  BodyOf<E>,
  AnswerOf<E>,
  Preview
> &
  ([MemberOf<E>] extends [never]
    ? { readonly form?: undefined }
    : { readonly form: { readonly [Name in MemberOf<E>]: Field<Entity> } });

/** An action as menus and dialogs see it: of which endpoint it is stays inside. */
export interface Action<Entity extends Actionable> extends Definition<
  Entity,
  object,
  object,
  unknown,
  unknown,
  unknown
> {
  readonly endpoint: CommandEndpoint;
  readonly form?: Readonly<Record<string, Field<Entity>>>;
}

/**
 * Declares an action on an entity: form, preview, confirmation and receipt. A member of the body without a
 * field, or a field without a member, does not compile.
 */
export function defineAction<const E extends CommandEndpoint, Entity extends Actionable, Preview = never>(
  endpoint: E,
  definition: ActionDefinition<E, Entity, Preview>,
): Action<Entity> {
  // What one of its members gives, only another one of the same action gets: the types have been checked here.
  return { ...definition, endpoint } as unknown as Action<Entity>;
}
