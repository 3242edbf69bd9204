import type { Permission } from '#contracts/permissions.ts';
import { useGetMeQuery } from '#src/api/own-account.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';

/** Returns what the administrator may do; null until it is known, since it is requested after the first data. */
export function useOwnPermissions(): readonly Permission[] | null {
  const isPageThere = useAfterFirstData();
  const { data: me } = useGetMeQuery(undefined, { skip: !isPageThere });
  return me?.kind === 'ADMINISTRATOR' ? me.administrator.permissions : null;
}
