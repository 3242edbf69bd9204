import type { Permission } from '#contracts/permissions.ts';
import { lacking } from './permission.ts';
import type { Subject } from './subject.ts';

interface ActionState<Name extends string> {
  readonly action: Name;
  readonly allowed: boolean;
  readonly reason: string | null;
}

/** Returns the actions with these names: customers and administrators each see only their own. */
export function actionsNamed<Name extends string>(
  names: readonly Name[],
  actions: readonly ActionState<string>[],
): ActionState<Name>[] {
  return actions.flatMap((state) => {
    const action = names.find((name) => name === state.action);
    return action === undefined ? [] : [{ ...state, action }];
  });
}

/** The endpoint of each action that an entity shows to administrators. */
export type CommandsOf<Details extends { readonly actions: readonly ActionState<string>[] }> = Readonly<
  Record<Details['actions'][number]['action'], { readonly permission: Permission }>
>;

/** Returns the actions for a person's role; one whose endpoint needs a permission that the role lacks is refused. */
export function actionsWithin<Name extends string>(
  subject: Subject,
  commands: Readonly<Record<Name, { readonly permission: Permission }>>,
  actions: readonly ActionState<string>[],
): ActionState<Name>[] {
  return Object.entries<{ readonly permission: Permission }>(commands).flatMap(([name, { permission }]) => {
    const state = actions.find(({ action }) => action === name);
    if (!state) return [];
    const action = name as Name; // the name is a key of `commands`
    const refusal = lacking(permission, subject);
    return [refusal ? { action, allowed: false, reason: refusal.detail } : { ...state, action }];
  });
}
