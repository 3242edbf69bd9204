import { lackingPermission } from '#contracts/lacking-permission.ts';
import type { Permission } from '#contracts/permissions.ts';
import { useGetMeQuery } from '#src/api/own-account.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';

/**
 * Returns a function that says which of the given permissions the administrator lacks, in the backend's words. It
 * returns null when none is missing and until the permissions are known: they are fetched after the first data, and
 * the backend checks every command in any case.
 */
export function useLackingPermission(): (needed: readonly Permission[]) => string | null {
  const isPageThere = useAfterFirstData();
  const { data: me } = useGetMeQuery(undefined, { skip: !isPageThere });
  const own = me?.kind === 'ADMINISTRATOR' ? me.administrator.permissions : null;
  return (needed) => {
    const missing = own && needed.find((permission) => !own.includes(permission));
    return missing ? lackingPermission(missing) : null;
  };
}
