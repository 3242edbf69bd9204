import { createDemoBackend } from '#mocks/backend/demo.ts';
import { scenarioStart } from '#mocks/scenarios/scenario.ts';

/**
 * The initial state of a scenario, populated at each call: the backend of the test kit is restored from the first one
 * with the same options, so it could not show that a seed always gives the same rows.
 */
export async function situationOf(scenario: string, seed = 42) {
  const { backend, store } = await createDemoBackend({ scenario, seed, frozenAt: scenarioStart });
  return { backend, store, tables: store.tables, now: store.clock.now() };
}

export type Situation = Awaited<ReturnType<typeof situationOf>>;

export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** How many rows have each value. */
export function tally<Value extends string>(values: readonly Value[]): Partial<Record<Value, number>> {
  const counts: Partial<Record<Value, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
