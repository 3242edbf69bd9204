import type { Permission } from '#contracts/permissions.ts';
import { lacking } from './auth-guard.ts';
import type { Subject } from './handler.ts';

interface ActionState<Name extends string> {
  readonly action: Name;
  readonly allowed: boolean;
  readonly reason: string | null;
}

/** Returns the actions for a person's role; an action whose permission the role lacks is refused with that reason. */
export function actionsWithin<Name extends string>(
  subject: Subject,
  permissionOf: Readonly<Record<Name, Permission>>,
  actions: readonly ActionState<string>[],
): ActionState<Name>[] {
  return Object.entries<Permission>(permissionOf).flatMap(([name, permission]) => {
    const state = actions.find(({ action }) => action === name);
    if (!state) return [];
    const action = name as Name; // the name is a key of `permissionOf`
    const refusal = lacking(permission, subject);
    return [refusal ? { action, allowed: false, reason: refusal.detail } : { ...state, action }];
  });
}
