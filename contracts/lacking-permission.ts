// In a file of its own, because a page that shows the sentence does not need the list of permissions.
import { permissionNames, roleNames } from './permission-names.ts';
import type { AdministratorRole, Permission } from './permissions.ts';

/** Returns why an administrator may not do something. The backend refuses with it, and pages show it beforehand. */
export function lackingPermission(role: AdministratorRole, permission: Permission): string {
  const name = permissionNames[permission];
  return `Your role ${roleNames[role]} can’t ${name.charAt(0).toLowerCase()}${name.slice(1)}.`;
}
