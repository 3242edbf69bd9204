import type { Instant } from '#contracts/dates.ts';
import type { Command } from '#mocks/store/state.ts';
import type { tables } from '#mocks/tables.ts';

/** The moment at which every scenario begins; in Berlin it is ten in the morning of a Sunday. */
export const scenarioStart: Instant = '2027-01-10T09:00:00.000Z';

/** A seeded situation: the same seed always gives the same bytes. */
export interface Scenario {
  /** One line for whoever chooses. */
  readonly description: string;
  readonly populate: Command<typeof tables, void>;
}

export type Transaction = Parameters<Scenario['populate']>[0];
