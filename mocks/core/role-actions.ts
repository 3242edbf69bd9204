import type { Endpoint } from '#contracts/endpoint.ts';
import { type Contract, contract } from '#contracts/index.ts';
import type { MachineName, Step, TriggerOf } from '#contracts/steps.ts';
import { lackingFor } from './permission.ts';
import type { Subject } from './subject.ts';

interface ActionState<Name extends string> {
  readonly action: Name;
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly cause: string | null;
}

/** Returns the actions with these names: customers and administrators each see only their own. */
export function actionsNamed<Name extends string>(
  names: readonly Name[],
  actions: readonly ActionState<string>[],
): ActionState<Name>[] {
  return names.flatMap((action) => {
    const state = actions.find((each) => each.action === action);
    return state ? [{ ...state, action }] : [];
  });
}

/** Every step that an administrator's command takes. */
type AdministratorStep = {
  [Name in keyof Contract]: Contract[Name] extends {
    readonly access: 'administrator';
    readonly takes: infer S extends Step;
  }
    ? S
    : never;
}[keyof Contract];

/** An action that is a step of an administrator's command. */
type AdministratorAction<Name extends MachineName> = TriggerOf<
  Extract<AdministratorStep, `${Name}.${string}`>
>;

const commands: ReadonlyMap<string, Endpoint> = new Map(
  Object.values<Endpoint>(contract).flatMap((endpoint) =>
    endpoint.access === 'administrator' && endpoint.takes ? [[endpoint.takes, endpoint]] : [],
  ),
);

/** Returns the actions for a person's role; one whose command needs a permission that the role lacks is refused. */
export function actionsWithin<Name extends MachineName, Action extends AdministratorAction<Name>>(
  subject: Subject,
  machine: Name,
  names: readonly Action[],
  actions: readonly ActionState<string>[],
): ActionState<Action>[] {
  return actionsNamed(names, actions).map((state) => {
    const refusal = lackingFor(commands.get(`${machine}.${state.action}`) ?? {}, subject);
    if (!refusal) return state;
    return { action: state.action, allowed: false, reason: refusal.detail, cause: refusal.detail };
  });
}
