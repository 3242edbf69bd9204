import type { Situation } from '#contracts/situation.ts';
import type { FaultControl } from '#mocks/backend/control.ts';
import type { ControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { rowSchemas } from '#mocks/backend/row-schemas.ts';
import { checkRow } from '#mocks/store/row-check.ts';
import { allRowsOf, hashOf, write } from './all-rows.ts';
import { SituationError } from './read.ts';
import { rowsOfStep } from './save.ts';

/**
 * Replaces all data of a backend by those of a situation, and switches its faults on. Throws `SituationError`, and changes
 * nothing then.
 */
export async function openSituation(
  { store, firstState }: Pick<ControlledDemoBackend, 'store' | 'firstState'>,
  faults: Pick<FaultControl, 'set'>,
  { origin, first, steps, last, now, random, settings }: Situation,
): Promise<void> {
  const firstSnapshot = await firstState(origin);
  const rows = allRowsOf(firstSnapshot);
  if (hashOf(rows) !== first) {
    const reason = `the scenario “${origin.scenario}” begins with other data here`;
    throw new SituationError(
      `The situation was saved by another release: ${reason}, so its steps do not fit.`,
    );
  }
  for (const [at, step] of steps.entries()) {
    for (const { table, id, after } of rowsOfStep(step)) checkWrite(table, id, after, at + 1);
    write(rows, rowsOfStep(step));
  }
  if (hashOf(rows) !== last)
    throw new SituationError(
      'The situation was changed after it had been saved: its steps lead to other data.',
    );
  const clock = { ...firstSnapshot.clock, at: Date.parse(now) };
  await store.restore(
    { ...firstSnapshot, origin, random, clock },
    steps.map(({ at, who, what, writes }) => ({ at, cause: { who, what }, writes })),
  );
  faults.set(settings.faults);
}

function checkWrite(table: string, id: string, row: unknown, step: number): void {
  try {
    if (row !== undefined) checkRow(rowSchemas, table, row, `step ${step}`, id);
  } catch (cause) {
    throw new SituationError(
      `The situation is damaged: ${cause instanceof Error ? cause.message : String(cause)}.`,
    );
  }
}
