import { networkNames } from '#contracts/mock-control.ts';
import { Route } from '#contracts/situation.ts';
import { z } from '#contracts/z.ts';
import type { FirstScreen, Scenario, ScenarioPerson } from '#mocks/scenarios/scenario.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { Mismatch, oneOf, ScriptError } from './line-error.ts';
import { lineIn, momentIn } from './parse-line.ts';
import { withReferences } from './references.ts';
import type { Line, Script } from './script.ts';
import { wordsOf } from './words.ts';

const text = z.string().check(z.minLength(1));
const people = ['customer', 'administrator', 'viewer', 'nobody'] as const;
const Pattern = z.string().check(
  z.refine((source) => {
    try {
      return new RegExp(source) instanceof RegExp;
    } catch {
      return false;
    }
  }),
);

/** A route once its references are replaced, even if what one stands for begins with a slash. */
const Opens = z
  .string()
  .check(z.refine((address) => z.safeParse(Route, address.replaceAll(/\{[^{}]+\}/g, '/')).success));

/** The members of a heading, each with what it may be. */
const heading = {
  title: { schema: text, expected: 'the name of the scenario', isList: false },
  description: { schema: text, expected: 'a sentence about what is special', isList: false },
  hint: { schema: text, expected: 'a sentence about what to do', isList: false },
  person: { schema: z.enum(people), expected: oneOf(people), isList: false },
  opens: { schema: Opens, expected: 'a path of the page', isList: false },
  network: { schema: z.enum(networkNames), expected: oneOf(networkNames), isList: false },
  shows: { schema: Pattern, expected: 'a regular expression', isList: true },
  'shows on wide pages': { schema: Pattern, expected: 'a regular expression', isList: true },
} as const;

const Heading = z.object({
  title: text,
  description: text,
  hint: text,
  person: z.enum(people),
  opens: text,
  network: z.optional(z.enum(networkNames)),
  shows: z._default(z.array(text), []),
  'shows on wide pages': z._default(z.array(text), []),
});

const isMember = (name: string): name is keyof typeof heading => Object.hasOwn(heading, name);

export interface WrittenScenario extends Scenario {
  readonly populate: Script;
  readonly firstScreen: FirstScreen;
}

const personOf = (person: (typeof people)[number]): ScenarioPerson | null =>
  person === 'nobody' ? null : person;

/** Reads the text of a written scenario; throws ScriptError where it cannot. docs/scenarios.md has the grammar. */
export function parseScenario(source: string): WrittenScenario {
  const rows = source.split(/\r?\n/).map((row, index) => ({ text: row.trimEnd(), no: index + 1 }));
  const written = rows.filter(({ text: row }) => row !== '' && !row.startsWith('#'));
  const startAt = written.findIndex(({ text: row }) => /^start\b/.test(row));
  const lastNo = rows.length;
  const start = written[startAt];
  if (!start) throw new ScriptError(lastNo, 1, 'the file ends, and expected is “start from <scenario>”.');
  const head = headingIn(written.slice(0, startAt), start.no);
  const { title, description, hint, opens, network, person } = head;
  const lines = written.slice(startAt + 1).map(({ text: row, no }): Line => {
    const line = lineIn(row, no);
    if (line instanceof Mismatch) throw line.toError(no);
    return line;
  });
  const patterns = (sources: readonly string[]) => sources.map((each) => new RegExp(each));
  return {
    title,
    description,
    hint,
    person: personOf(person),
    opens: (tables: Reads) => withReferences(opens, tables),
    ...(network ? { network } : {}),
    populate: { ...startIn(start.text, start.no), lines },
    firstScreen: { texts: patterns(head.shows), wideTexts: patterns(head['shows on wide pages']) },
  };
}

interface Row {
  readonly text: string;
  readonly no: number;
}

function headingIn(rows: readonly Row[], end: number): z.output<typeof Heading> {
  const values: Partial<Record<keyof typeof heading, string | string[]>> = {};
  for (const { text: row, no } of rows) {
    const [, name = '', value = ''] = /^([a-z ]+): *(.*)$/.exec(row) ?? [];
    if (!isMember(name)) {
      const expected = `“start from <scenario>”, or one of ${oneOf(Object.keys(heading).map((key) => `“${key}:”`))}`;
      throw new Mismatch(1, wordsOf(row)[0]?.text ?? '', expected).toError(no);
    }
    const { schema, expected, isList } = heading[name];
    if (!z.safeParse(schema, value).success)
      throw new Mismatch(row.length - value.length + 1, value, expected).toError(no);
    const before = values[name];
    if (isList) values[name] = [...(Array.isArray(before) ? before : []), value];
    else if (before === undefined) values[name] = value;
    else throw new Mismatch(1, name, 'each member once').toError(no);
  }
  const read = z.safeParse(Heading, values);
  if (read.success) return read.data;
  const missing = read.error.issues.map(({ path }) => `“${String(path[0])}:”`);
  throw new ScriptError(end, 1, `before “start” there is no ${oneOf(missing)}.`);
}

/** "start from new-user on 2026-11-30 at 18:20". */
function startIn(row: string, no: number): Omit<Script, 'lines'> {
  const [, base, moment] = /^start from ([\w-]+)(?: on (.+))?$/.exec(row) ?? [];
  if (base === undefined)
    throw new Mismatch(
      7,
      row.slice(6),
      '“from <scenario>”, with or without “on 2026-11-30 at 18:20”',
    ).toError(no);
  if (moment === undefined) return { base, startNo: no, startsAt: null };
  const startsAt = momentIn(moment);
  if (startsAt === null)
    throw new Mismatch(row.indexOf(' on ') + 5, moment, 'a moment such as 2026-11-30 at 18:20').toError(no);
  return { base, startNo: no, startsAt };
}
