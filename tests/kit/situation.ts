import { readFileSync } from 'node:fs';
import { withoutFaults } from '#mocks/backend/control.ts';
import { createDemoBackend } from '#mocks/backend/demo.ts';
import { openSituation } from '#mocks/backend/situations/open.ts';
import { situationIn } from '#mocks/backend/situations/read.ts';
import type { Origin, Snapshot } from '#mocks/store/driver.ts';
import { type Backend, openBackend, START } from './backend.ts';

/** First states that were made once per test worker, by scenario and seed. */
const firstStates = new Map<string, Promise<Snapshot>>();

export function firstState(origin: Origin): Promise<Snapshot> {
  const key = `${origin.scenario}/${origin.seed}`;
  const made = firstStates.get(key) ?? madeFirstState(origin);
  firstStates.set(key, made);
  return made;
}

const madeFirstState = async (origin: Origin) =>
  (await createDemoBackend({ ...origin, frozenAt: START })).store.snapshot();

/** A whole backend in the situation of a file that the demo has saved; its clock stands still. */
export async function openBackendIn(file: string): Promise<Backend> {
  const situation = situationIn(readFileSync(file, 'utf8'));
  const backend = await openBackend({ scenario: situation.origin.scenario });
  await openSituation({ store: backend.store, firstState }, withoutFaults, situation);
  return backend;
}
