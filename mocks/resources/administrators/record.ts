import type { AdministratorDetails } from '#contracts/administrators/administrator.ts';

/** A stored administrator, without permissions, which the contract derives from the role. */
export type AdministratorRecord = Omit<AdministratorDetails, 'permissions' | 'actions'>;
