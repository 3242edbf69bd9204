import { lackingPermission } from '#contracts/lacking-permission.ts';
import type { Permission } from '#contracts/permissions.ts';
import { useSignedInAdministrator } from './use-signed-in-administrator.ts';

/**
 * Returns a function that says which of the given permissions the administrator lacks, in the backend's words. It
 * returns null when none is missing and until the permissions are known: the backend checks every command in any case.
 */
export function useLackingPermission(): (needed: readonly Permission[]) => string | null {
  const account = useSignedInAdministrator();
  return (needed) => {
    const missing = account && needed.find((permission) => !account.permissions.includes(permission));
    return missing ? lackingPermission(account.role, missing) : null;
  };
}
