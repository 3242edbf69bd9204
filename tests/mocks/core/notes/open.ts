import { createBackend } from '#mocks/backend/backend.ts';
import { hashToken } from '#mocks/core/session.ts';
import { type Driver, memoryDriver } from '#mocks/store/driver.ts';
import { openStore } from '#mocks/store/store.ts';
import { oneTab } from '#mocks/store/tabs.ts';
import { contract, type NoteRow } from './contract.ts';
import { handlers, type Reads, tables } from './handlers.ts';

export const startAt = '2027-01-10T09:00:00.000Z';

/** What all notes have that a test does not describe. */
const plain = { label: null, owner: 'ann', version: 1 } as const;

/** Backend and store with the notes given, and the sessions `ann-token`, `root-token` (may all) and `eye-token` (lacks users.read). */
export async function openNotes({
  notes: rows = [],
  dueAt = () => null,
  driver = memoryDriver,
  problemTypes,
  scenario = 'empty',
  durability = 'fall-back-to-memory',
}: {
  readonly notes?: readonly Partial<NoteRow>[];
  readonly driver?: () => Driver;
  readonly scenario?: string;
  readonly durability?: 'keep-or-refuse' | 'fall-back-to-memory';
  readonly dueAt?: (tables: Reads) => string | null;
  readonly problemTypes?: string;
} = {}) {
  const problems: string[] = [];
  const store = await openStore({
    tables,
    origin: { scenario, seed: 1 },
    durability,
    startAt,
    frozen: true,
    wall: () => 0,
    driver: () => Promise.resolve(driver()),
    tabs: oneTab(),
    onProblem: (sentence) => problems.push(sentence),
    populate({ tables, clock, random }) {
      const now = clock.now();
      const absoluteExpiresAt = new Date(Date.parse(now) + 3_600_000).toISOString();
      for (const [subjectId, kind] of [
        ['ann', 'CUSTOMER'],
        ['root', 'ADMINISTRATOR'],
        ['eye', 'ADMINISTRATOR'],
      ] as const) {
        tables.sessions.insert({
          id: random.ulid('ses', now),
          tokenHash: hashToken(`${subjectId}-token`),
          kind,
          subjectId,
          device: null,
          createdAt: now,
          lastSeenAt: now,
          idleSeconds: 600,
          absoluteExpiresAt,
          revokedAt: null,
        });
      }
      rows.forEach((row, index) =>
        tables.notes.insert({ ...plain, id: `note_${index + 1}`, text: 'note', ...row }),
      );
    },
  });
  const backend = createBackend({
    contract,
    handlers,
    store,
    scheduledJobs: {
      dueAt,
      run: ({ tables, now, audited }) => {
        const note = { ...plain, id: `note_${900 + tables.notes.size}`, text: `due ${now}` };
        audited('order.expired', () => tables.notes.insert(note));
      },
    },
    requestFacts: () => ({
      entityName: null,
      customer: null,
      amount: null,
      amountBefore: null,
      changeBps: null,
    }),
    personSeen: () => undefined,
    personOf: (_tables, { kind, id }) => ({
      name: id,
      role: kind === 'ADMINISTRATOR' ? 'VIEWER' : null,
      permissions: id === 'root' ? ['users.read'] : id === 'eye' ? ['orders.read'] : [],
    }),
    timeZone: 'Europe/Berlin',
    problemTypes,
    onProblem: (sentence) => problems.push(sentence),
  });

  let key = 0;
  /** Sends one request as `as`; POST and PATCH get a fresh key unless one is given. */
  async function ask(
    method: string,
    url: string,
    {
      body,
      as,
      headers = {},
    }: {
      readonly body?: unknown;
      readonly as?: string;
      readonly headers?: Record<string, string | null>;
    } = {},
  ) {
    key += 1;
    const [path = '', search = ''] = url.split('?');
    const all: Record<string, string | null> = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as === undefined ? {} : { authorization: `Bearer ${as}-token` }),
      'idempotency-key': keyOf(key),
      ...headers,
    };
    const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
    const answer = await backend.respond({
      method,
      path,
      search,
      header: (name) => all[name] ?? null,
      body: text,
    });
    const json: Record<string, unknown> = answer.body === null ? {} : JSON.parse(answer.body);
    return { ...answer, json };
  }

  const pass = (ms: number) => store.transact(({ clock }) => clock.advance(ms));
  return { backend, store, problems, ask, pass };
}

/** The nth UUID. */
export const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
