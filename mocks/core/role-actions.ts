import type { Permission } from '#contracts/permissions.ts';
import { lacking } from './auth-guard.ts';
import type { Subject } from './handler.ts';

interface ActionState<Name extends string> {
  readonly action: Name;
  readonly allowed: boolean;
  readonly reason: string | null;
}

/** The actions that have a permission here, as a person of this role may do them: who lacks it reads so. */
export function actionsWithin<Name extends string>(
  subject: Subject,
  permissionOf: Readonly<Record<Name, Permission>>,
  actions: readonly ActionState<string>[],
): ActionState<Name>[] {
  return Object.entries<Permission>(permissionOf).flatMap(([name, permission]) => {
    const state = actions.find(({ action }) => action === name);
    if (!state) return [];
    const action = name as Name; // a key of `permissionOf`
    const refusal = lacking(permission, subject);
    return [refusal ? { action, allowed: false, reason: refusal.detail } : { ...state, action }];
  });
}
