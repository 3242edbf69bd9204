import type { Access } from './page-row.ts';
import { paths } from './paths.ts';
import type { SignedInSession } from '#src/platform/session/session.ts';

/** The page after a login that no other page asked for. */
export const homeOf = (role: SignedInSession['role']): string =>
  role === 'ADMINISTRATOR' ? paths.administration() : paths.home();

/** Whether this role may open a page. The backend authorises every request in any case. */
export function allows(access: Access, role: SignedInSession['role'] | null): boolean {
  switch (access) {
    case 'public':
      return true;
    case 'signedIn':
      return role !== null;
    case 'administrator':
      return role === 'ADMINISTRATOR';
  }
}
