import type { AdministratorDetails } from '#contracts/administrators/administrator.ts';
import { useGetMeQuery } from '#src/api/own-account.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';

/**
 * Returns the administrator's role and what it allows; null until it is known, since it is requested after the first
 * data.
 */
export function useOwnRole(): Pick<AdministratorDetails, 'role' | 'permissions'> | null {
  const isPageThere = useAfterFirstData();
  const { data: me } = useGetMeQuery(undefined, { skip: !isPageThere });
  return me?.kind === 'ADMINISTRATOR' ? me.administrator : null;
}
