import type { Instant } from '#contracts/dates.ts';
import { businessDate, DAY, MINUTE } from '#mocks/time/business-time.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { ScenarioPerson } from '#mocks/scenarios/scenario.ts';
import { type DoneStep, hasLine } from './done-step.ts';
import { referenceTo } from './references.ts';
import { writtenFirst } from './written-step.ts';

interface Done {
  /** The scenario in which it was done, and when that began. */
  readonly base: string;
  readonly since: Instant;
  readonly now: Instant;
  readonly steps: readonly DoneStep[];
  /** When moves of the clock ended, the first one first. */
  readonly stops: readonly Instant[];
  /** The page that shows it, by path and query, and who is logged in there. */
  readonly opens: string;
  readonly person: ScenarioPerson | null;
  /** What is missing among the steps, in sentences. */
  readonly missing: readonly string[];
}

/** Shorter spans are those in which a person works. */
const SPAN = 5 * MINUTE;

/** Writes a scenario of what was done in another one; parse.ts reads it. */
export function writtenScenario(done: Done, tables: Reads): string {
  const { base, since, now, steps, stops, opens, person, missing } = done;
  const lines: string[] = [];
  let at = since;
  let rest = steps.filter(hasLine);
  while (rest.length > 0) {
    const begun = rest[0]?.at ?? at;
    // a line does not go on after time was moved
    const stop = stops.find((each) => each > begun);
    const { line, length } = writtenFirst(stop ? rest.filter((step) => step.at < stop) : rest, tables);
    lines.push(...passing(at, begun, stops), line);
    at = rest[length - 1]?.at ?? at;
    rest = rest.slice(length);
  }
  lines.push(...passing(at, now, stops));
  return [
    ...missing.map((sentence) => `# ${sentence}`),
    `title: What was done in ${base}`,
    `description: What was done in the scenario ${base} until ${businessDate(now)}.`,
    'hint: Say here what to do, or where to look.',
    `person: ${person ?? 'nobody'}`,
    `opens: ${withReferences(opens, tables)}`,
    '',
    `start from ${base}`,
    ...lines,
    '',
  ].join('\n');
}

/** The time between two moments, each move of the clock by itself: what is due is done at its end, and with that time. */
function passing(from: Instant, to: Instant, stops: readonly Instant[]): string[] {
  const ends = [...stops.filter((stop) => from < stop && stop < to), to];
  return ends.flatMap((end, index) => spanOf(ends[index - 1] ?? from, end));
}

function spanOf(from: Instant, to: Instant): string[] {
  const days = Math.round((Date.parse(businessDate(to)) - Date.parse(businessDate(from))) / DAY);
  if (days > 0) return [days === 1 ? '1 day passes' : `${days} days pass`];
  const ms = Date.parse(to) - Date.parse(from);
  return ms < SPAN ? [] : [`${Math.round(ms / MINUTE)} minutes pass`];
}

const withReferences = (address: string, tables: Reads) =>
  address.replaceAll(/[a-z]{3}_[0-7][0-9A-HJKMNP-TV-Z]{25}/g, (id) => referenceTo(id, tables) ?? id);
