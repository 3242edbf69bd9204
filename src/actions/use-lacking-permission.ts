import { lackingPermission } from '#contracts/lacking-permission.ts';
import type { Permission } from '#contracts/permissions.ts';
import { useGetMeQuery } from '#src/api/own-account.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';

/**
 * Says which of these permissions the administrator lacks, in the words of the backend; null for who has them, and until
 * they are known (they are asked for after the first data): the backend decides in any case.
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
