import { fragmentOf, valueOfFragment } from './fragment.ts';
import { replayMark } from './mock-in-page.ts';
import { z } from './z.ts';

// A sequence of requests that can be sent again to a backend in the first state of a situation. What differs from run to
// run (ids, hashes, tokens, one-time codes) stands as a variable, "${pln_1}", and is taken from an earlier response.

const ReplayRequest = z.strictObject({
  /** Whether the path is below the address of the test control instead of the API's. */
  isControl: z.boolean(),
  method: z.string().check(z.regex(/^[A-Z]+$/)),
  path: z.string().check(z.startsWith('/')),
  headers: z.record(z.string(), z.string()),
  body: z.nullable(z.string()),
  /** The status of the response when the sequence was recorded. */
  status: z.int(),
  /** By the name of a variable the place of its value in the response: "items[0].id". */
  takes: z.record(z.string(), z.string()),
});
export type ReplayRequest = z.output<typeof ReplayRequest>;

const Replay = z.strictObject({
  scenario: z.string(),
  requests: z.array(ReplayRequest).check(z.minLength(1), z.maxLength(500)),
});
export type Replay = z.output<typeof Replay>;

/** Replaces the variables that have values; other texts of their form stay. */
export const withValues = (text: string, valueOf: (variable: string) => string | undefined): string =>
  text.replaceAll(/\$\{([a-z]+_\d+)\}/g, (whole, variable: string) => valueOf(variable) ?? whole);

/** The fragment of an address that holds the sequence. */
export const replayLink = (replay: Replay): Promise<string> => fragmentOf(replayMark, replay);

/** Null for a fragment that holds no sequence, or one that was cut off. */
export const replayOfLink = async (fragment: string): Promise<Replay | null> =>
  z.safeParse(Replay, await valueOfFragment(replayMark, fragment)).data ?? null;
