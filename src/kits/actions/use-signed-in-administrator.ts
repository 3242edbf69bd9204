import type { Administrator } from '#contracts/users/user.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';

/**
 * Returns the administrator's name, role and what it allows; null until it is known, since it is requested after the first
 * data.
 */
export function useSignedInAdministrator(): Pick<Administrator, 'fullName' | 'role' | 'permissions'> | null {
  const isPageThere = useAfterFirstData();
  const { data: me } = useGetMeQuery(undefined, { skip: !isPageThere });
  return me?.kind === 'ADMINISTRATOR' ? me.administrator : null;
}
