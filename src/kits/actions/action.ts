import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentType, ReactNode } from 'react';
import type { ResponseOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import type { z } from '#contracts/z.ts';
import { partsOfStep, type Step, type TriggerOf } from '#contracts/steps.ts';
import { type ArgumentOf, readHookOf, sendHookOf } from '#src/api/from-contract.ts';
import type { EntityKey } from '#src/platform/shortcuts/shortcut-table.ts';
import type { SendOnce, SendResult } from '#src/api/send-once.ts';
import type { MemberOf } from '#src/kits/forms/contract-fields.ts';
import type { Fact } from '#src/ui/parts/Facts.tsx';
import type { Field } from './fields.tsx';
import type { Formats } from './use-formats.ts';

/** An endpoint that takes a step of an entity: with an Idempotency-Key, and a body where the command has arguments. */
interface CommandEndpoint extends Endpoint {
  readonly idempotent: true;
  readonly takes: Step;
}

/** An action as the backend lists it in `actions` of an entity, with whether it is allowed now. */
interface ActionState {
  readonly action: string;
  readonly allowed: boolean;
  /** Why the action is not allowed; null when it is. */
  readonly reason: string | null;
  /** What of the reason other actions may share; null when it is allowed. */
  readonly cause: string | null;
}

/** An entity; `actions` is present where the backend lists them. */
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

/** One fact to compare between two versions of an entity. */
export interface Comparison<Entity> {
  readonly label: string;
  readonly value: (entity: Entity, formats: Formats) => string;
}

/** What the dialog shows after the command has succeeded. */
export interface ReceiptText {
  readonly title: string;
  readonly text?: ReactNode;
  readonly facts?: readonly Fact[];
  /** The id of the entity whose newest audit entry is linked; by default that of the action, for administrators. */
  readonly auditOf?: string;
}

/** What a component that shows a refusal gets. */
export interface RefusalProps {
  readonly error: unknown;
  /** Closes the dialog when another page is opened from here. */
  readonly onLeave: () => void;
}

interface Previewed<Preview> {
  readonly data?: Preview | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** What a command would do, simulated by the backend. */
interface Simulation<Entity, Body, Preview> {
  /** Simulates the command with this body; null sends no request. */
  readonly usePreview: (entity: Entity, body: Body | null) => Previewed<Preview>;
  readonly explain: (preview: NonNullable<Preview>, entity: Entity) => ReactNode;
}

/** What a feature declares of a simulation: the command's own endpoint for it, or another query. */
type SimulationOf<E extends CommandEndpoint, Entity, Preview> =
  | Simulation<Entity, BodyOf<E>, Preview>
  | {
      readonly by: Endpoint & {
        readonly path: `${E['path']}/simulation`;
        readonly responses: { readonly 200: z.core.$ZodType<Preview> };
      };
      readonly explain: (preview: NonNullable<Preview>, entity: Entity) => ReactNode;
    };

type UseSend<Given, Answer> = () => readonly [(given: Given) => PromiseLike<SendResult<Answer>>, unknown];

interface Definition<Entity extends Actionable, Body, Answer> {
  readonly label: string;
  /** The key that opens the action while the entity is shown; for actions that are taken many times a day. */
  readonly shortcut?: EntityKey;
  readonly tone?: 'danger';
  /** Introduces the action above the form: what it does. */
  readonly lead?: (entity: Entity, formats: Formats) => ReactNode;
  /**
   * For an Idempotency-Key that outlives the page: where it is kept and which operation it belongs to. By default the
   * key ends with the dialog.
   */
  readonly once?: {
    readonly useSendOnce: () => SendOnce;
    readonly operationOf: (entity: Entity, body: Body) => string;
  };
  /** The label of the confirming button; by default `label`. */
  readonly confirm?: (body: Body, formats: Formats, entity: Entity) => string;
  /** The label of the closing button; by default "Cancel". */
  readonly dismiss?: string;
  /** Shows why the preview or the command was refused; by default as a problem. */
  readonly Refusal?: ComponentType<RefusalProps>;
  /** The receipt. Left out where the page itself shows the result: the dialog then closes. */
  readonly receipt?: (response: Answer, formats: Formats) => ReceiptText;
  /** The action that reverses this one; offered for `undoMs` with the entity from the command's answer. */
  readonly undo?: Action<Entity>;
  /** The facts that a conflict compares when the entity has changed since the dialog was opened. */
  readonly compares?: readonly Comparison<Entity>[];
}

/** An action as features declare it, typed by its endpoint. */
export type ActionDefinition<E extends CommandEndpoint, Entity extends Actionable, Preview> = Definition<
  Entity,
  BodyOf<E>,
  ResponseOf<E>
> & {
  readonly simulation?: SimulationOf<E, Entity, Preview>;
  /** Sends the command; by default as its endpoint says. */
  readonly useSend?: UseSend<ArgumentOf<E>, ResponseOf<E>>;
} & ([MemberOf<E>] extends [never]
    ? { readonly form?: undefined }
    : { readonly form: { readonly [Name in MemberOf<E>]: Field<Entity> } });

/** An action as menus and dialogs use it; the type of its endpoint is hidden. */
export interface Action<Entity extends Actionable> extends Definition<Entity, unknown, unknown> {
  readonly useSend: UseSend<object, unknown>;
  readonly simulation?: Simulation<Entity, unknown, unknown>;
  readonly endpoint: CommandEndpoint;
  /** Its name among the `actions` of the entity: the step that the endpoint takes. */
  readonly name: ActionName<Entity>;
  /** Returns the path parameters and the version (If-Match) of the command. */
  readonly target: (entity: Entity) => object;
  readonly form?: Readonly<Record<string, Field<Entity>>>;
}

/** The entity lists the step among its actions, has the version that the endpoint requires, and is its only id. */
type EntityFits<E extends CommandEndpoint, Entity extends Actionable> =
  TriggerOf<E['takes']> extends ActionName<Entity>
    ? E['path'] extends `${string}{${string}{${string}`
      ? never
      : E extends { readonly version: 'requires' }
        ? Entity extends { readonly version: number }
          ? unknown
          : never
        : unknown
    : never;

/**
 * Declares an action on an entity: form, preview, confirmation and receipt. A body member without a field, or a field
 * without a body member, does not compile, nor does an entity that does not list the endpoint's step.
 */
export function defineAction<const E extends CommandEndpoint, Entity extends Actionable, Preview = never>(
  endpoint: E & EntityFits<E, Entity>,
  definition: ActionDefinition<E, Entity, Preview>,
): Action<Entity> {
  const { takes, params = {}, version: precondition }: CommandEndpoint = endpoint;
  const [id] = Object.keys(params);
  const paramsOf = (entity: Actionable) => (id === undefined ? {} : { params: { [id]: entity.id } });
  const target = (entity: Actionable & { readonly version?: number }) => ({
    ...paramsOf(entity),
    ...(precondition === 'requires' && { version: entity.version }),
  });
  const { useSend = sendHookOf(endpoint), simulation, ...texts } = definition;
  const simulated =
    simulation && 'by' in simulation
      ? { explain: simulation.explain, usePreview: previewHookOf(simulation.by, paramsOf) }
      : simulation;
  const action = { ...texts, endpoint, name: partsOfStep(takes).trigger, target, useSend };
  // The parameters check these types together; callers only pass values from one member of the action to another.
  return { ...action, ...(simulated && { simulation: simulated }) } as unknown as Action<Entity>;
}

/** Returns the hook that asks what a command would do, again each time a dialog is opened. */
function previewHookOf(simulation: Endpoint, paramsOf: (entity: Actionable) => object) {
  const useSimulation = readHookOf(simulation);
  return (entity: Actionable, body: unknown) =>
    useSimulation(body === null ? skipToken : { ...paramsOf(entity), ...(simulation.body && { body }) }, {
      refetchOnMountOrArgChange: true,
    });
}
