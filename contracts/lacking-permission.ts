// Apart from the list of permissions: a page that says the sentence needs no more than this.
import type { Permission } from './permissions.ts';

/** Why an administrator may not do something: the backend refuses with it, and pages say it beforehand. */
export const lackingPermission = (permission: Permission) => `Your role lacks the permission ${permission}.`;
