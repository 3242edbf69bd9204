// In a file of its own, because a page that shows the sentence does not need the list of permissions.
import type { Permission } from './permissions.ts';

/** Returns why an administrator may not do something. The backend refuses with it, and pages show it beforehand. */
export const lackingPermission = (permission: Permission) => `Your role lacks the permission ${permission}.`;
