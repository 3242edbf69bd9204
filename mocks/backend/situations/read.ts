import { Situation, situationFormat, situationVersion } from '#contracts/situation.ts';
import { z } from '#contracts/z.ts';
import { scenarioNames } from '#mocks/scenarios/index.ts';

/** A situation that cannot be opened; the message says why, for a person. */
export class SituationError extends Error {
  override readonly name = 'SituationError';
}

/** Returns the result of `work`; null when it throws a `SituationError`, whose sentence `onRefusal` receives. */
export async function unlessRefused<Result>(
  work: () => Result | Promise<Result>,
  onRefusal: (sentence: string) => void,
): Promise<Result | null> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof SituationError)) throw cause;
    onRefusal(cause.message);
    return null;
  }
}

const AnyVersion = z.looseObject({ format: z.literal(situationFormat), version: z.int() });

/** Reads the text of a file. Throws `SituationError`. */
export function situationIn(text: string): Situation {
  try {
    return situationFrom(JSON.parse(text));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new SituationError('This is no situation: it is not JSON.');
    throw cause;
  }
}

/** Reads what a file or link contains. Throws `SituationError`. */
export function situationFrom(value: unknown): Situation {
  const { data: readable } = z.safeParse(AnyVersion, value);
  if (!readable)
    throw new SituationError('This is no situation that the demo has saved, or only a part of one.');
  if (readable.version !== situationVersion) {
    const versions = `It has version ${readable.version}, and this release opens version ${situationVersion}`;
    throw new SituationError(`The situation was saved by another release. ${versions}.`);
  }
  const result = z.safeParse(Situation, value);
  // just checked; a parsed row would have its members in another order
  if (result.success) return requireScenario({ ...(value as Situation), settings: result.data.settings });
  const [issue] = result.error.issues;
  throw new SituationError(`The situation is damaged at /${issue?.path.join('/')}: ${issue?.message}.`);
}

function requireScenario(situation: Situation): Situation {
  const { scenario } = situation.origin;
  if (scenarioNames.includes(scenario)) return situation;
  throw new SituationError(
    `The situation is one of the scenario “${scenario}”, which this release does not have.`,
  );
}
