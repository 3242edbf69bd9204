import type { CollateralStatus } from '#contracts/collateral/collateral.ts';
import type { Reads } from '#mocks/tables.ts';
import type { UserRecord } from './record.ts';

/** States in which the business holds what secures, or has secured, a plan. */
const heldStates: ReadonlySet<CollateralStatus> = new Set(['PLEDGED', 'SHORTFALL', 'RELEASE_PENDING']);

/** Returns the facts for the guards of an account's actions: its row, and what is held of its customer. */
export const accountFacts = ({ collaterals }: Pick<Reads, 'collaterals'>, user: UserRecord) => ({
  ...user,
  held: collaterals
    .by('userId', user.id)
    .filter(({ status }) => heldStates.has(status))
    .map(({ description }) => description),
});
