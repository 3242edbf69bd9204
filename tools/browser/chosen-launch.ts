import { z } from '#contracts/z.ts';
import type { Launch } from './find.ts';

const Chosen = z.union([
  z.strictObject({ executablePath: z.string() }),
  z.strictObject({ channel: z.string() }),
]);

/** Reads a `Launch` from the JSON in an environment variable. Throws when it is not one. */
export function readLaunch(json: string): Launch {
  return z.parse(Chosen, JSON.parse(json));
}
