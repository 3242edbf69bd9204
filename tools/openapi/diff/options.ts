import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Json } from '#contracts/openapi/sources.ts';
import { z } from '#contracts/z.ts';
import { argumentValues, UsageError } from '#mocks/adapters/server/usage.ts';
import { documentPath } from '#tools/openapi/document.ts';

export const usage = `Names each change of ${documentPath} since another state of it, and the version that it asks for.
  --base REV|FILE    a revision of git, such as main or HEAD~1, or a file
  --help             shows this
A pattern in place of another one is compared if one lists all alternatives of the other; what cannot be compared is
named as undecided, for a person to decide.
Exit code 0: no change is breaking, or the version was increased for those that are; 1: it was not; 2: wrong arguments.
`;

const Document = z.looseObject({
  info: z.looseObject({ version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)) }),
  paths: z.record(z.string(), z.unknown()),
});

export interface Versioned {
  readonly version: string;
  readonly json: Json;
}

/** Reads an OpenAPI document; throws UsageError for any other text. */
export function readDocument(text: string, name: string): Versioned {
  try {
    const json = z.parse(Document, JSON.parse(text));
    return { version: json.info.version, json };
  } catch (cause) {
    throw new UsageError(`${name} is no OpenAPI document with a version of three numbers.`, { cause });
  }
}

/** Null when help was requested; throws UsageError for wrong arguments. */
export function baseOf(args: readonly string[]): Versioned | null {
  const { base, help } = argumentValues(args, { base: { type: 'string' }, help: { type: 'boolean' } });
  if (help) return null;
  if (base === undefined || base === '') throw new UsageError('--base is missing.');
  if (existsSync(base)) return readDocument(readFileSync(base, 'utf8'), base);
  return readDocument(textAt(base), `${documentPath} of ${base}`);
}

function textAt(revision: string): string {
  try {
    return execFileSync('git', ['show', '--end-of-options', `${revision}:${documentPath}`], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (cause) {
    const what = `neither a file nor a revision that has ${documentPath}`;
    throw new UsageError(`--base was given "${revision}": ${what}.`, { cause });
  }
}
