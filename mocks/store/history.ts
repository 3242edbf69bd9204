import { automaticSteps } from '#contracts/mock-in-page.ts';
import type { Instant } from '#contracts/dates.ts';
import type { Deed, Entry, Snapshot } from './driver.ts';
import type { RowChange } from './table-definition.ts';

/** A row as it is to be. */
export type WrittenRow = Pick<RowChange, 'table' | 'id' | 'after'>;

/** Something that was done, with what undoes it. */
export interface Step extends Deed {
  readonly at: Instant;
  readonly rows: readonly RowChange[];
}

/** The steps that led to a state, and those that were gone back from. */
export interface History {
  /** How many steps came before those that are kept: they cannot be undone. */
  readonly earlier: number;
  /** When the last of them was done. */
  readonly earlierAt: Instant;
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** How many of `steps` the state contains. */
  readonly done: number;
  /** What time has caused since someone went back. It is forgotten by going on, so that there is still a way forward. */
  readonly meanwhile: readonly Step[];
}

/** At most so many steps are kept, and at least half as many. */
export const maxSteps = 1_000;

/** The history of a state that was loaded without the steps before it. */
export const historyOf = ({ steps, at }: Pick<Snapshot, 'steps' | 'at'>): History => ({
  earlier: steps,
  earlierAt: at,
  steps: [],
  done: 0,
  meanwhile: [],
});

/** Where the state is: see `Snapshot`. */
export function placeOf({
  earlier,
  earlierAt,
  steps,
  done,
  meanwhile,
}: History): Pick<Snapshot, 'steps' | 'at'> {
  const last = meanwhile.at(-1) ?? steps[done - 1];
  return { steps: earlier + done + meanwhile.length, at: last?.at ?? earlierAt };
}

/** The history after an entry that has written these rows. */
export function historyAfter(history: History, { cause, at }: Entry, rows: readonly RowChange[]): History {
  const { earlier, steps, done, meanwhile } = history;
  if ('goesTo' in cause) {
    const place = cause.goesTo - earlier;
    // a step that this tab does not know any more, but another one does
    if (place < 0 || place > steps.length) return historyOf({ steps: cause.goesTo, at });
    return { ...history, steps: cause.drops ? steps.slice(0, place) : steps, done: place, meanwhile: [] };
  }
  const step = { ...cause, at, rows };
  if (done < steps.length && automaticSteps.has(cause.what))
    return { ...history, meanwhile: [...meanwhile, step] };
  const all = [...steps.slice(0, done), ...meanwhile, step];
  return shortened({ ...history, steps: all, done: all.length, meanwhile: [] });
}

function shortened(history: History): History {
  const { earlier, steps } = history;
  if (steps.length <= maxSteps) return history;
  const dropped = steps.length - maxSteps / 2;
  const kept = steps.slice(dropped);
  const earlierAt = steps[dropped - 1]?.at ?? history.earlierAt;
  return { ...history, earlier: earlier + dropped, earlierAt, steps: kept, done: kept.length };
}

/** What has to be written to be where `goesTo` is, and the time there. Null for a place that is not known. */
export function wayTo(
  history: History,
  goesTo: number,
): { readonly rows: readonly WrittenRow[]; readonly at: Instant } | null {
  const { earlier, earlierAt, steps, done, meanwhile } = history;
  const place = goesTo - earlier;
  if (place < 0 || place > steps.length) return null;
  const undone = [...steps.slice(place, done), ...meanwhile];
  const rows = [
    ...undone.toReversed().flatMap(({ rows }) => rows.map((row) => ({ ...row, after: row.before }))),
    ...steps.slice(done, place).flatMap(({ rows }) => rows),
  ];
  // the last write of each row counts
  const last = new Map(rows.map(({ table, id, after }) => [`${table}/${id}`, { table, id, after }]));
  return { rows: [...last.values()], at: steps[place - 1]?.at ?? earlierAt };
}
