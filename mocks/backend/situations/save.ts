import { earlierSteps } from '#contracts/mock-in-page.ts';
import {
  type Situation,
  situationFormat,
  type SituationSettings,
  type SituationStep,
  situationVersion,
} from '#contracts/situation.ts';
import type { ControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { type Step, wayTo, type WrittenRow } from '#mocks/store/history.ts';
import type { RowChange } from '#mocks/store/table-definition.ts';
import { allRowsOf, differences, hashOf, write } from './all-rows.ts';
import { isLeftOut } from './left-out.ts';

/**
 * The situation that a backend is in. Its steps are those of the history; what was done before those is one step, which
 * is what has to be written into the first state.
 */
export async function situationOf(
  { store, firstState }: Pick<ControlledDemoBackend, 'store' | 'firstState'>,
  settings: SituationSettings,
): Promise<Situation> {
  const { history, origin } = store;
  const snapshot = store.snapshot();
  const now = store.clock.now();
  const rows = allRowsOf(await firstState(origin));
  const first = hashOf(rows);
  const beforeSteps = allRowsOf(snapshot);
  write(beforeSteps, wayTo(history, history.earlier)?.rows ?? []);
  const earlier = savedStep({
    at: history.earlierAt,
    who: null,
    what: earlierSteps,
    rows: differences(rows, beforeSteps),
  });
  const hasEarlier = Object.keys(earlier.writes).length > 0;
  const done = [...history.steps.slice(0, history.done), ...history.meanwhile];
  const steps = [...(hasEarlier ? [earlier] : []), ...done.map(savedStep)];
  for (const step of steps) write(rows, rowsOfStep(step));
  return {
    format: situationFormat,
    version: situationVersion,
    origin,
    first,
    steps,
    last: hashOf(rows),
    now,
    random: [...snapshot.random],
    settings,
  };
}

type UnsavedStep = Omit<Step, 'rows'> & { readonly rows: readonly Omit<RowChange, 'entity'>[] };

function savedStep({ at, who, what, rows }: UnsavedStep): SituationStep {
  const kept = rows.filter(({ table, before, after }) => {
    const row = after ?? before;
    return row && !isLeftOut(table, row);
  });
  const writes: SituationStep['writes'] = {};
  for (const { table, id, after } of kept) (writes[table] ??= []).push([id, after ? { ...after } : null]);
  return { at, who, what, writes };
}

/** The rows that a saved step writes. */
export const rowsOfStep = ({ writes }: SituationStep): readonly WrittenRow[] =>
  Object.entries(writes).flatMap(([table, rows]) =>
    rows.map(([id, row]) => ({ table, id, after: row ?? undefined })),
  );
