import type { LocalDate } from '#contracts/dates.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { collateralFacts, type CollateralTables } from './facts.ts';
import type { CollateralRecord } from './record.ts';
import type { Reads } from '#mocks/resources/tables.ts';

interface OfCollateral {
  readonly params: { readonly collateralId: string };
  readonly subject: Subject;
  readonly tables: CollateralTables & Pick<Reads, 'collaterals'>;
  readonly today: LocalDate;
  readonly matchVersion: (row: { readonly version: number }) => void;
}

/** Returns the collateral that an administrator's command names, in its current version, and the facts for its guards. */
export function collateralOfPath({ params, subject, tables, today, matchVersion }: OfCollateral): {
  readonly collateral: CollateralRecord;
  readonly facts: ReturnType<typeof collateralFacts>;
} {
  const collateral = requireRow(tables.collaterals.get(params.collateralId), 'collateral');
  matchVersion(collateral);
  return { collateral, facts: collateralFacts(tables, collateral, today, subject.id) };
}
