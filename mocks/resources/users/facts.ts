import type { CollateralStatus } from '#contracts/collateral/collateral.ts';
import { isRequested } from '#mocks/request-waiting.ts';
import type { Reads } from '#mocks/tables.ts';
import type { UserRecord } from './record.ts';

/** States in which the business holds what secures, or has secured, a plan. */
const heldStates: ReadonlySet<CollateralStatus> = new Set(['PLEDGED', 'SHORTFALL', 'RELEASE_PENDING']);

export type AccountTables = Pick<Reads, 'approvals' | 'collaterals'>;

/** Returns the facts for the guards of an account's actions: its row, what is held of its customer, and what waits. */
export const accountFacts = (tables: AccountTables, user: UserRecord) => ({
  ...user,
  isRequested: isRequested(tables, 'changeCreditLimit', user.id),
  held: tables.collaterals
    .by('userId', user.id)
    .filter(({ status }) => heldStates.has(status))
    .map(({ description }) => description),
});
