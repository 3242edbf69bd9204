import { Actor } from './audit/event.ts';
import { Instant } from './dates.ts';
import { Sha256 } from './ids.ts';
import { Mixed } from './mixed.ts';
import { Faults } from './mock-control.ts';
import { z } from './z.ts';

// A situation: the first state of a scenario, and what was done since. It is a file, and a link if it is small.

const text = z.string().check(z.minLength(1));

const Row = z.looseObject({ id: text });

/** Path and query of a page, which cannot lead to another site. */
export const Route = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** What a scenario file says of itself, whose data were opened in place of those of a scenario. */
export const ScenarioFile = z.strictObject({
  title: text,
  description: text,
  hint: text,
  /** The address of the page that shows it, with the person who is logged in there. */
  address: Route,
});
export type ScenarioFile = z.output<typeof ScenarioFile>;

/** One change of the data: who did what, when, and the rows as they were afterwards. */
const SituationStep = z.strictObject({
  /** By the mock's clock, after it. */
  at: Instant,
  /** Null for a guest, and for what was done in the demo console. */
  who: z.nullable(Actor),
  /** An operation of the contract or of the mock's control, or one of `automaticSteps`, or `earlierSteps`. */
  what: text,
  /** By table: each row that it wrote; null for one that it deleted. */
  writes: z.record(text, z.array(z.tuple([text, z.nullable(Row)]))),
});
export type SituationStep = z.output<typeof SituationStep>;

/** What is beside the data of the mock. The policy profile is a row, so it follows from the steps. */
const Settings = z.strictObject({
  /** Who is logged in; null for a guest. */
  person: z.nullable(z.strictObject({ kind: z.enum(['CUSTOMER', 'ADMINISTRATOR']), id: text })),
  faults: Faults,
  /** What a real API answers; for pages alone. */
  mixed: z.nullable(Mixed),
  route: Route,
});
export type SituationSettings = z.output<typeof Settings>;

export const situationFormat = 'tranche-situation';

/**
 * Increase it when this schema or the form of the steps changes, other than by a member that may be missing; a file of another
 * version is refused.
 */
export const situationVersion = 1;

export const Situation = z.strictObject({
  format: z.literal(situationFormat),
  version: z.literal(situationVersion),
  /** Its first state is made from scenario and seed, also where a scenario file was opened: the steps then lead to its data. */
  origin: z.strictObject({ scenario: text, seed: z.int(), file: z.optional(ScenarioFile) }),
  /** The SHA-256 of the rows of the first state. Another release may make others, on which the steps do not fit. */
  first: Sha256,
  steps: z.array(SituationStep),
  /** The SHA-256 of the rows after the steps. */
  last: Sha256,
  /** The time of the mock when it was saved; it runs on from there. */
  now: Instant,
  /** The state of the random numbers after the steps, so that later ids differ from those in them. */
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  settings: Settings,
});
export type Situation = z.output<typeof Situation>;
