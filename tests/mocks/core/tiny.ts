import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { CountBound, paged } from '#contracts/paging.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { z } from '#contracts/z.ts';
import { createBackend } from '#mocks/backend.ts';
import type { Handler } from '#mocks/core/handler.ts';
import { listingFor } from '#mocks/core/list-definition.ts';
import { found, problem, raise } from '#mocks/core/handler-result.ts';
import { hashToken } from '#mocks/core/session.ts';
import { coreTables } from '#mocks/core/tables.ts';
import { type Driver, memoryDriver } from '#mocks/store/driver.ts';
import { type Transaction, openStore, type Store } from '#mocks/store/store.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import { oneTab } from '#mocks/store/tabs.ts';

/** A contract of notes, small enough to test each rule of the core separately. */
const Note = z.object({
  id: z.string(),
  text: z.string(),
  label: z.nullable(z.string()),
  owner: z.string(),
  version: z.int(),
});

const params = { noteId: z.string().check(z.regex(/^note_\d+$/)) };
const text = z.string().check(z.minLength(1), z.maxLength(20));
const common = { summary: 'Notes', problems: [], examples: [] } as const;
const list = paged({
  item: Note,
  sort: ['text', 'label', 'size'],
  defaultSort: 'text',
  search: ['text', 'label'],
  filters: { owner: z.enum(['ann', 'bob']), label: z.string() },
  ranges: { version: CountBound, size: CountBound },
});

const changeNoteEndpoint = endpoint({
  ...common,
  method: 'PATCH',
  path: '/notes/{noteId}',
  access: 'signedIn',
  audit: 'order.cancelled',
  params,
  idempotent: true,
  version: 'requires',
  body: z.object({ text }),
  answers: { 200: Note },
});

const contract = {
  listNotes: endpoint({ ...common, method: 'GET', path: '/notes', access: 'public', ...list }),
  listMine: endpoint({ ...common, method: 'GET', path: '/mine', access: 'signedIn', ...list }),
  getNote: endpoint({
    ...common,
    method: 'GET',
    path: '/notes/{noteId}',
    access: 'signedIn',
    params,
    version: 'answers',
    answers: { 200: Note },
  }),
  addNote: endpoint({
    ...common,
    method: 'POST',
    path: '/notes',
    access: 'public',
    audit: 'order.created',
    idempotent: true,
    body: z.object({ text }),
    answers: { 201: Note },
    location: '/notes/{id}',
    problems: ['amount-too-small', 'otp-invalid', 'maintenance'],
  }),
  changeNote: changeNoteEndpoint,
  tryChange: simulationOf('changeNote', changeNoteEndpoint, 'Notes, tried', '1.0.0'),
  signOff: endpoint({
    ...common,
    method: 'POST',
    path: '/sign-off',
    access: 'signedIn',
    idempotent: true,
    audit: { none: 'It changes no row that the audit knows.' },
    answers: { 204: null },
  }),
  getMotto: endpoint({
    ...common,
    method: 'GET',
    path: '/motto',
    access: 'public',
    cache: { maxAgeS: 60 },
    answers: { 200: z.object({ text: z.string() }) },
  }),
  audit: endpoint({
    ...common,
    method: 'GET',
    path: '/audit',
    access: 'administrator',
    permission: 'users.read',
    answers: { 200: z.object({ at: Instant }) },
  }),
} as const;
type Contract = typeof contract;

export type NoteRow = z.output<typeof Note>;

const tables = {
  ...coreTables,
  // The audit has only the entity types of the contract, so a note is called an order there.
  notes: defineTable<NoteRow>()({
    entity: { type: 'order', owner: (row) => row.owner, hidden: ['label'] },
    indexes: { owner: (row) => row.owner },
    orders: { text: (row) => row.text.toLowerCase() },
  }),
};
type Reads = Store<typeof tables>['tables'];
type Writes = Transaction<typeof tables>['tables'];
type HandlerOf<Name extends keyof Contract> = Handler<Contract[Name], Reads, Writes>;

const listing = listingFor<Contract, Reads>(contract, tables);
const notes = {
  table: 'notes',
  view: (row: NoteRow) => row,
  values: { size: (item: NoteRow) => item.text.length },
} as const;

/** Texts that make the handler do what a test needs. */
const addNote: HandlerOf<'addNote'> = ({ body, tables, now, send, reply }) => {
  const id = `note_${tables.notes.size + 1}`;
  const note = { id, text: body.text, label: null, owner: 'ann', version: 1 };
  if (body.text === 'crash') throw new Error('The handler fell over');
  if (body.text === 'wrong') return reply(201, { ...note, version: 1.5 });
  if (body.text === 'undeclared') raise('customers-only', 'Not declared.');
  tables.notes.insert(note);
  send({ channel: 'SMS', to: '+4900', text: `${body.text} at ${now}`, code: '000000' });
  if (body.text === 'undo') raise('otp-invalid', 'Undone.', { attemptsLeft: 1 });
  if (body.text === 'keep') return problem('otp-invalid', 'Kept.', { attemptsLeft: 1 });
  if (body.text === 'few')
    return problem('amount-too-small', 'Too few.', { min: { amountMinor: 1, currency: 'EUR' } });
  if (body.text === 'later') return problem('maintenance', 'Later.', { retryAfterS: 9, until: null });
  return reply(201, note);
};

const changeNote: HandlerOf<'changeNote'> = ({ params, body, tables, matchVersion, reply }) => {
  const note = found(tables.notes.get(params.noteId), 'note');
  if (body.text !== 'careless') matchVersion(note);
  return reply(200, tables.notes.replace({ ...note, text: body.text, version: note.version + 1 }));
};

const signOff: HandlerOf<'signOff'> = ({ subject, tables, now, reply }) => {
  const session = found(tables.sessions.get(subject.sessionId), 'session');
  tables.sessions.replace({ ...session, revokedAt: now });
  return reply(204, null);
};

const getNote: HandlerOf<'getNote'> = ({ params, tables, reply }) =>
  reply(200, found(tables.notes.get(params.noteId), 'note'));

/** Changes with the notes, so that a test can change it. */
const getMotto: HandlerOf<'getMotto'> = ({ tables, reply }) =>
  reply(200, { text: `${tables.notes.size} notes` });

const audit: HandlerOf<'audit'> = ({ now, reply }) => reply(200, { at: now });

export const startAt = '2027-01-10T09:00:00.000Z';

/** Backend and store with the notes given, and the sessions `ann-token`, `root-token` (may all) and `eye-token` (lacks users.read). */
export async function openTiny({
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
        tables.notes.insert({
          id: `note_${index + 1}`,
          text: 'note',
          label: null,
          owner: 'ann',
          version: 1,
          ...row,
        }),
      );
    },
  });
  const backend = createBackend({
    contract,
    handlers: {
      listNotes: listing('listNotes', notes),
      listMine: listing('listMine', { ...notes, owner: 'owner' }),
      getNote,
      addNote,
      changeNote,
      signOff,
      getMotto,
      audit,
    },
    store,
    scheduledJobs: {
      dueAt,
      run: ({ tables, now, audited }) => {
        const note = {
          id: `note_${900 + tables.notes.size}`,
          text: `due ${now}`,
          label: null,
          owner: 'ann',
          version: 1,
        };
        audited('order.expired', () => tables.notes.insert(note));
      },
    },
    entityName: () => null,
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
    const answer = await backend.answer({
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
