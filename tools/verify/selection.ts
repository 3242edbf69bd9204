import { UsageError } from '#mocks/adapters/server/usage.ts';
import { contract } from '#contracts/index.ts';

/** The operations that `--only` names, as in "getMe,updateMe"; null for all. */
export function selectedOperations(given: string | undefined): readonly string[] | null {
  if (given === undefined) return null;
  const names = given.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = names.filter((name) => !Object.hasOwn(contract, name));
  if (names.length === 0 || unknown.length > 0)
    throw new UsageError(
      `--only was given "${given}": the operationId of one or more operations is expected, with commas between them` +
        (unknown.length > 0 ? `. The contract has no ${unknown.join(', ')}.` : '.'),
    );
  return names;
}

/** A pattern for the text itself. */
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches the names of cases that contain one of these words: "getPlan" is not in "getPlanActivity". */
export const namePattern = (words: readonly string[]) => String.raw`\b(?:${words.map(escaped).join('|')})\b`;
