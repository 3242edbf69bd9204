import { type Endpoint, isCacheable } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { whyNotBuilt } from './built.ts';
import { withoutAddress } from './causes.ts';
import { createFinds } from './finds.ts';
import type { Target } from './send.ts';
import { type Outcome, tryOperation, type Verdict } from './trial.ts';

const operations = Object.entries<Endpoint>(contract);
export const reading = operations.filter(([, definition]) => isCacheable(definition));

/**
 * Tries every operation that only reads: lists first, then whatever their answers have ids for.
 * @param only the operations that are reported; the others are read where these need ids
 */
export async function verify(
  target: Target,
  report: (name: string, outcome: Outcome) => void,
  only: readonly string[] | null = null,
): Promise<ReadonlyMap<string, Outcome>> {
  const isWanted = ([name]: readonly [string, Endpoint]) => only === null || only.includes(name);
  const needsIds = reading.some((entry) => isWanted(entry) && entry[1].params !== undefined);
  const finds = createFinds(reading.map(([, definition]) => definition));
  const outcomes = new Map<string, Outcome>();
  const depth = ({ params = {} }: Endpoint) => Object.keys(params).length;
  let waiting = reading
    .filter((entry) => needsIds || isWanted(entry))
    .toSorted(([, a], [, b]) => depth(a) - depth(b));
  for (;;) {
    const withCases = waiting.filter(([, definition]) => finds.casesOf(definition).cases.length > 0);
    const next =
      withCases.find(([, definition]) => finds.casesOf(definition).areListed) ?? withCases[0] ?? waiting[0];
    if (!next) return outcomes;
    const [name, definition] = next;
    const outcome = await tryOperation(definition, target, finds);
    if (isWanted(next)) {
      outcomes.set(name, outcome);
      report(name, outcome);
    }
    waiting = waiting.filter((entry) => entry !== next);
  }
}

/** A note in one line; that of an enumeration names all its values. */
const maxLetters = 240;

function shortened(note: string): string {
  const line = note.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxLetters ? `${line.slice(0, maxLetters)}…` : line;
}

/**
 * "wrong      getPlan: GET /v1/plans/… answered 200: /status …"
 * @param said the operation that had each finding first; a finding that was said before is not repeated
 */
export function lineOf(name: string, { verdict, notes }: Outcome, said = new Map<string, string>()): string {
  const isRepeated =
    verdict === 'wrong' && notes.length > 0 && notes.every((note) => said.has(withoutAddress(note)));
  if (isRepeated)
    return `${verdict.padEnd(9)}  ${name}: the same as ${said.get(withoutAddress(notes[0] ?? ''))}`;
  for (const note of notes) if (!said.has(withoutAddress(note))) said.set(withoutAddress(note), name);
  const different = notes.filter(
    (note, index) => notes.findIndex((one) => withoutAddress(one) === withoutAddress(note)) === index,
  );
  const firstNotes = different.slice(0, 3);
  const others = notes.length - firstNotes.length;
  const more = others > 0 ? `; and ${others} more` : '';
  return `${verdict.padEnd(9)}  ${name}${notes.length > 0 ? `: ${firstNotes.map(shortened).join('; ')}${more}` : ''}`;
}

/** What was answered by operations that are not built, by their names. */
export const notBuiltIn = (outcomes: ReadonlyMap<string, Outcome>): ReadonlyMap<string, string> =>
  new Map(
    [...outcomes].flatMap(([name, { verdict, notes }]) =>
      verdict === 'not built' ? [[name, notes[0] ?? ''] as const] : [],
    ),
  );

/** Every operation that a backend does not have, by what it answered; of those that were read it is known. */
export async function allNotBuilt(
  target: Target,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<ReadonlyMap<string, string>> {
  const notBuilt = new Map(notBuiltIn(outcomes));
  for (const [name, definition] of operations) {
    if (outcomes.has(name)) continue;
    const said = await whyNotBuilt(definition, target);
    if (said !== null) notBuilt.set(name, said);
  }
  return notBuilt;
}

/**
 * @param isSuiteNext whether the suite, which sends commands, follows
 * @param only as for `verify`
 */
export function summaryOf(
  outcomes: ReadonlyMap<string, Outcome>,
  isSuiteNext: boolean,
  only: readonly string[] | null = null,
): string {
  const count = (wanted: Verdict) =>
    [...outcomes.values()].filter(({ verdict }) => verdict === wanted).length;
  const commands = operations.filter(
    ([name, definition]) => !isCacheable(definition) && (only === null || only.includes(name)),
  ).length;
  const missing = count('not built');
  const told =
    `${outcomes.size} operations read: ${count('ok')} ok, ${count('wrong')} wrong, ` +
    `${missing > 0 ? `${missing} not built, ` : ''}${count('not tried')} not tried.`;
  if (commands === 0) return told;
  const how = isSuiteNext ? 'the suite tries them next.' : 'they are tried with --writes.';
  return `${told} ${commands} more change something: ${how}`;
}
