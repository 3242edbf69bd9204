import type { Instant } from '#contracts/dates.ts';
import type { NetworkName } from '#contracts/mock-control.ts';
import type { Command } from '#mocks/store/state.ts';
import type { tables } from '#mocks/tables.ts';

/** The time at which every scenario starts: Sunday, 10:00 in Berlin. */
export const scenarioStart: Instant = '2027-01-10T09:00:00.000Z';

/** A seeded state: the same seed always gives the same bytes. */
export interface Scenario {
  /** One line for the list of scenarios. */
  readonly description: string;
  /** The address of a page on which it can be seen, with the person to sign in as. */
  readonly opens: string;
  /** Left out: every request is answered at once. */
  readonly network?: NetworkName;
  readonly populate: Command<typeof tables, void>;
}

export type Transaction = Parameters<Scenario['populate']>[0];
