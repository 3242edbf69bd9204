import { z } from '#contracts/z.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import { PersistedFields } from './persisted-fields.ts';

// What a page stores for a reload by the application. Only listed parts are stored, not the whole store.

/** Characters of a trial value: longer than a stored state without the text of its fields. */
const trialLength = 4_096;
const envelopeVersion = 1;
const maxAgeMs = 60_000;
const maxBytes = 262_144;

/** The stored parts, each with a version: a part of another version is dropped and the others are kept. */
const parts = {
  persistedFields: { version: 1, schema: PersistedFields },
  rail: { version: 1, schema: z.boolean() },
  scroll: { version: 1, schema: z.number().check(z.gte(0)) },
} as const;

export interface PersistedState {
  /** Texts by field name. */
  readonly persistedFields?: z.output<typeof PersistedFields>;
  /** Whether the drawer is collapsed to icons. */
  readonly rail?: boolean;
  /** Scroll position in px; restored on the same page only. */
  readonly scroll?: number;
}

const Envelope = z.object({
  v: z.literal(envelopeVersion),
  at: z.number(),
  fromBuild: z.nullable(z.string()),
  path: z.string(),
  state: z.record(z.string(), z.object({ v: z.number(), data: z.unknown() })),
});

const stored = (storage: KeyValueStorage | null) => storedValue(storage, 'tranche.reload-state', Envelope);

interface ReloadPlace {
  /** Null where the browser blocks it. */
  readonly storage: KeyValueStorage | null;
  /** In ms of this machine's clock. */
  readonly now: number;
  /** Path and query of the page. */
  readonly path: string;
}

/** Returns whether the browser would store something now; storage may be blocked or full. */
export function canPersist(storage: KeyValueStorage | null): boolean {
  const trial = storedValue(storage, 'tranche.trial', z.string());
  return trial.write('x'.repeat(trialLength)) && trial.remove();
}

/** Stores the parts for the next page; false when that failed. */
export function saveForReload(
  { storage, now, path, build }: ReloadPlace & { readonly build: string | null },
  persisted: PersistedState,
): boolean {
  const state = {
    persistedFields: { v: parts.persistedFields.version, data: persisted.persistedFields ?? {} },
    rail: { v: parts.rail.version, data: persisted.rail ?? false },
    scroll: { v: parts.scroll.version, data: persisted.scroll ?? 0 },
  };
  const envelope = { v: envelopeVersion, at: now, fromBuild: build, path, state } as const;
  const bytes = new TextEncoder().encode(JSON.stringify(envelope)).length;
  return bytes <= maxBytes && stored(storage).write(envelope);
}

/** Returns the stored parts, once: they are removed before use. Expired, foreign and invalid parts are left out. */
export function takeSaved({ storage, now, path }: ReloadPlace): PersistedState {
  const envelope = stored(storage).read();
  if (!stored(storage).remove() || !envelope) return {};
  const { at, path: from, state } = envelope;
  if (now < at || now - at > maxAgeMs) return {};
  const persistedFields = part('persistedFields', state);
  const rail = part('rail', state);
  const scroll = from === path ? part('scroll', state) : undefined;
  return {
    ...(persistedFields === undefined ? {} : { persistedFields }),
    ...(rail === undefined ? {} : { rail }),
    ...(scroll === undefined ? {} : { scroll }),
  };
}

function part<Name extends keyof typeof parts>(
  name: Name,
  state: z.output<typeof Envelope>['state'],
): PersistedState[Name] | undefined {
  const { version, schema } = parts[name];
  const saved = state[name];
  if (saved?.v !== version) return undefined;
  // the schema belongs to the part of this name
  const result = z.safeParse<z.ZodMiniType<PersistedState[Name]>>(schema as never, saved.data);
  return result.success ? result.data : undefined;
}
