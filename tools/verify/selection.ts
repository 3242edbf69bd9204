import { UsageError } from '#mocks/adapters/server/usage.ts';
import { contract } from '#contracts/index.ts';
import { flowNames } from './flow-names.ts';
import { patternOf } from './pattern.ts';

export const isFlow = (name: string) => flowNames.some((flow) => flow === name);

/** The operations and flows that `--only` names, as in "getMe,updateMe"; null for all. */
export function selectedNames(given: string | undefined): readonly string[] | null {
  if (given === undefined) return null;
  const names = given.split(/\s*,\s*/).filter((name) => name !== '');
  const unknown = names.filter((name) => !Object.hasOwn(contract, name) && !isFlow(name));
  if (names.length === 0 || unknown.length > 0)
    throw new UsageError(
      `--only was given "${given}": the operationId of one or more operations is expected, with commas between them, or ` +
        `a flow: ${flowNames.join(', ')}` +
        (unknown.length > 0 ? `. The contract has no ${unknown.join(', ')}.` : '.'),
    );
  return names;
}

/** Matches the names of cases of these operations and flows: "getPlan" is not in "getPlanActivity". */
const namesOf = (names: readonly string[]) =>
  names
    .map((name) => (isFlow(name) ? `of ${name} have the figures` : String.raw`\b${patternOf(name)}\b`))
    .join('|');

interface Selection {
  /** Null for all. */
  readonly only: readonly string[] | null;
  readonly notBuilt: readonly string[];
}

/** A pattern for the names of the cases that are run; null for all. Those of what is not built would say nothing else. */
export function namePattern({ only, notBuilt }: Selection): string | null {
  if (only !== null) return namesOf(only);
  return notBuilt.length === 0 ? null : `^(?!.*(?:${namesOf(notBuilt)}))`;
}
