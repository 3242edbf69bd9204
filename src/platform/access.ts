import type { Access } from './page-row.ts';
import type { SignedInSession } from './session.ts';

/** Whether a page may be opened. The backend decides again for everything that the page asks. */
export function allows(access: Access, role: SignedInSession['role'] | null): boolean {
  switch (access) {
    case 'public':
      return true;
    case 'customer':
      return role !== null;
    case 'administrator':
      return role === 'ADMINISTRATOR';
  }
}
