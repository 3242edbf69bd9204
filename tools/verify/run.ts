import { type Endpoint, isCacheable } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { withoutAddress } from './causes.ts';
import { createFinds } from './finds.ts';
import type { Target } from './send.ts';
import { type Outcome, tryOperation, type Verdict } from './trial.ts';

const operations = Object.entries<Endpoint>(contract);
export const reading = operations.filter(([, definition]) => isCacheable(definition));

/** Tries every operation that only reads: lists first, then whatever their answers have ids for. */
export async function verify(
  target: Target,
  report: (name: string, outcome: Outcome) => void,
): Promise<ReadonlyMap<string, Outcome>> {
  const finds = createFinds(reading.map(([, definition]) => definition));
  const outcomes = new Map<string, Outcome>();
  const depth = ({ params = {} }: Endpoint) => Object.keys(params).length;
  let waiting = reading.toSorted(([, a], [, b]) => depth(a) - depth(b));
  for (;;) {
    const withCases = waiting.filter(([, definition]) => finds.casesOf(definition).cases.length > 0);
    const next =
      withCases.find(([, definition]) => finds.casesOf(definition).areListed) ?? withCases[0] ?? waiting[0];
    if (!next) return outcomes;
    const [name, definition] = next;
    const outcome = await tryOperation(definition, target, finds);
    outcomes.set(name, outcome);
    report(name, outcome);
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
  if (isRepeated) return `${verdict.padEnd(9)}  ${name}: as ${said.get(withoutAddress(notes[0] ?? ''))}`;
  for (const note of notes) if (!said.has(withoutAddress(note))) said.set(withoutAddress(note), name);
  const firstNotes = notes.slice(0, 3).map(shortened).join('; ');
  const more = notes.length > 3 ? `; and ${notes.length - 3} more` : '';
  return `${verdict.padEnd(9)}  ${name}${firstNotes && `: ${firstNotes}${more}`}`;
}

/** @param isSuiteNext whether the suite, which sends commands, follows */
export function summaryOf(outcomes: ReadonlyMap<string, Outcome>, isSuiteNext: boolean): string {
  const count = (wanted: Verdict) =>
    [...outcomes.values()].filter(({ verdict }) => verdict === wanted).length;
  const commands = operations.length - reading.length;
  return (
    `${outcomes.size} operations read: ${count('ok')} ok, ${count('wrong')} wrong, ${count('not tried')} not tried. ` +
    `${commands} more change something: ${isSuiteNext ? 'the suite tries them next.' : 'they are tried with --writes.'}`
  );
}
