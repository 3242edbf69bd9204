import { Actor } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { ScenarioFile } from '#contracts/situation.ts';
import { z } from '#contracts/z.ts';
import { isClockTime } from '#mocks/time/clock.ts';

// The shapes of what drivers save, for reading it back: neither a file nor a browser's storage is trusted.

const uint32 = z.int().check(z.gte(0), z.lte(2 ** 32 - 1));
const change = {
  sequence: z.int().check(z.gte(1)),
  at: Instant,
  random: z.tuple([uint32, uint32, uint32, uint32]),
  clock: z.object({ at: z.number().check(z.refine(isClockTime)), wall: z.nullable(z.number()) }),
};

/** A `Snapshot` whose rows have not been checked. */
export const SavedSnapshot = z.object({
  origin: z.object({ scenario: z.string(), seed: z.int(), file: z.optional(ScenarioFile) }),
  ...change,
  steps: z.int().check(z.gte(0)),
  tables: z.record(z.string(), z.array(z.unknown())),
});

/** An `Entry` whose rows have not been checked. */
export const SavedEntry = z.object({
  ...change,
  cause: z.union([
    z.object({ who: z.nullable(Actor), what: z.string() }),
    z.object({ goesTo: z.int(), drops: z.boolean() }),
  ]),
  writes: z.record(z.string(), z.array(z.tuple([z.string(), z.unknown()]))),
});
