import type { Access } from './page-row.ts';
import type { SignedInSession } from './session.ts';

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
