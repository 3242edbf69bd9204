import type { AdministratorRole, Permission } from '#contracts/permissions.ts';

/** The caller; null in handlers of public endpoints. */
export interface Subject {
  readonly kind: 'CUSTOMER' | 'ADMINISTRATOR';
  /** The id of the customer or administrator. */
  readonly id: string;
  readonly name: string;
  /** The role of the administrator; null for a customer. */
  readonly role: AdministratorRole | null;
  /** The permissions of the role; empty for a customer. */
  readonly permissions: readonly Permission[];
  readonly sessionId: string;
}

/** The stored data of a customer or administrator. */
export type Person = Pick<Subject, 'name' | 'role' | 'permissions'>;

/** Returns the name, role and permissions of a session's person. */
export type PersonOf = (subject: Pick<Subject, 'kind' | 'id'>) => Person;
