import { AdministratorDetails } from '#contracts/administrators/administrator.ts';
import { z } from '#contracts/z.ts';
import type { RowOf } from '#mocks/store/row-fields.ts';

/** A stored administrator, without permissions, which the contract derives from the role. */
export const administratorRecord = z.omit(AdministratorDetails, { permissions: true, actions: true });
export type AdministratorRecord = RowOf<typeof administratorRecord>;
