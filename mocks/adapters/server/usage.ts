import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Invalid arguments of a program. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values of the options in `args`; throws UsageError for what is not among `options`. */
export function argumentValues<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** An option's whole number from 0 to `max`; throws UsageError for any other text. */
export function wholeNumber(option: string, text: string, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value <= max) return value;
  throw new UsageError(`--${option} was given "${text}": a whole number up to ${max} is expected.`);
}

export const highestPort = 65_535;

/** Prints why a program ends, with its usage for invalid arguments: exit code 2 for those, 1 for anything else. */
export function reportFailure(cause: unknown, usage: string): void {
  const sentence = cause instanceof Error ? cause.message : String(cause);
  const misused = cause instanceof UsageError;
  process.stderr.write(misused ? `${sentence}\n${usage}` : `${sentence}\n`);
  process.exitCode = misused ? 2 : 1;
}
