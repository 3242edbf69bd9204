import type { EntityState } from '#contracts/mock-control.ts';
import { signIn as beginSession } from '#mocks/commands/auth/verify-challenge.ts';
import { demoDeed } from '#mocks/core/demo-deed.ts';
import { Problem } from '#mocks/core/handler-result.ts';
import { responseOf, wireRequestOf } from '#mocks/core/wire.ts';
import { createDemoBackend, type DemoBackend } from '#mocks/backend/demo.ts';
import { putIntoState } from '#mocks/backend/entity-state.ts';
import type { SettingsRecord } from '#mocks/resources/settings-record.ts';
import { type Driver, memoryDriver, nothingAfter, type Snapshot } from '#mocks/store/driver.ts';
import { type Answer, type CallHeaders, clientOver } from './client.ts';
import { type Provider, readMessage } from './provider.ts';

/** The activation date of docs/domain.md, "Worked examples". */
export const START = '2027-01-10T09:00:00.000Z';

interface Options {
  readonly scenario?: string;
  readonly settings?: Partial<Omit<SettingsRecord, 'id'>>;
  /** By default the clock is frozen until `wait` moves it; running, each reading of the clock takes 1 ms. */
  readonly running?: boolean;
  /** The state of another backend with the same options, to continue from. */
  readonly from?: Point | undefined;
  /** Where the state is saved; by default in memory. For tests of storage that fails. */
  readonly driver?: () => Promise<Driver>;
}

/** All rows of a backend, and the time of its running clock. */
export interface Point {
  readonly snapshot: Snapshot;
  readonly wall: number;
}

/** The first state of each scenario, created once per test worker: populating it takes longer than most tests. */
const firstStates = new Map<string, Point>();

/** A driver in memory that already contains the first state of a scenario. */
const driverOver = (snapshot: Snapshot): Driver => ({
  ...memoryDriver(),
  read: (after) =>
    Promise.resolve(after === 0 ? { head: snapshot.sequence, snapshot, entries: [] } : nothingAfter(after)),
});

/**
 * A whole backend, called through HTTP requests and responses as the contract describes them. Only tests of the
 * scenarios themselves create theirs another way (tests/mocks/scenarios/situation.ts).
 */
export async function openBackend({
  scenario = 'new-user',
  settings = {},
  running = false,
  from,
  driver,
}: Options = {}) {
  const faults: string[] = [];
  const kind = `${scenario} ${running ? 'running' : 'frozen'}`;
  const startState = driver ? undefined : (from ?? firstStates.get(kind));
  let wall = startState?.wall ?? 0;
  const { backend, store } = await createDemoBackend({
    scenario,
    seed: 7,
    ...(running ? { wall: () => (wall += 1) } : { frozenAt: START }),
    ...(startState ? { driver: () => Promise.resolve(driverOver(startState.snapshot)) } : {}),
    ...(driver ? { driver } : {}),
    onProblem: (sentence) => faults.push(sentence),
  });
  const point = (): Point => ({ snapshot: store.snapshot(), wall });
  if (!startState && !driver) firstStates.set(kind, point());
  if (Object.keys(settings).length > 0) {
    await store.transact(({ tables }) => {
      const row = tables.settings.get('settings');
      if (row) tables.settings.replace({ ...row, ...settings });
    });
  }

  async function send(
    method: string,
    path: string,
    headers: HeadersInit,
    body?: string,
    caller?: string,
  ): Promise<Answer> {
    const request = new Request(`http://mock.test${path}`, { method, headers, ...(body ? { body } : {}) });
    const response = caller
      ? responseOf(await backend.respond({ ...(await wireRequestOf(request)), caller }))
      : await backend.handle(request);
    const text = await response.text();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }

  const { ask, get, done, every, rejected, signIn: signInBy } = clientOver(send);

  const readMessageIds = new Set(store.tables.messages.all().map(({ id }) => id));

  const newMessage = () => readMessage(store.tables.messages.all(), readMessageIds);

  const signedIn = (contact: string, headers: CallHeaders = {}) =>
    signInBy(contact, () => newMessage().code, headers);
  const signIn = async (contact: string, headers?: CallHeaders) => (await signedIn(contact, headers)).token;

  const wait = (ms: number) => store.transact(({ clock }) => clock.advance(ms), demoDeed('setMockClock'));
  const now = () => store.clock.now();

  /** Begins a session without a code. */
  async function session(contact: string) {
    const signed = await store.transact(
      ({ tables, random, clock }) =>
        beginSession({ tables, random, now: clock.now(), userAgent: '' }, contact),
      demoDeed('createMockSession'),
    );
    if (signed instanceof Problem) throw new Error(`${contact} cannot sign in: ${signed.detail}`);
    return signed;
  }

  async function put(state: EntityState): Promise<void> {
    const refusal = await putIntoState(store, state);
    if (refusal) throw new Error(refusal.detail);
  }

  const state = () => businessOf({ store });

  const own = { signedIn, signIn, session, newMessage, wait, now, put, state };
  const provider = { send, ask, get, done, every, rejected, ...own } satisfies Provider;
  return { ...provider, backend, store, point };
}

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** All rows but those that the core keeps about the requests themselves. */
export function businessOf({ store }: Pick<DemoBackend, 'store'>) {
  const { sessions: _sessions, answers: _answers, ...business } = unseen(store.snapshot().tables);
  return business;
}

/** Tables without the time at which each person was last seen, which any request may write. Other rows are those of the store: equal ones are compared at once. */
export const unseen = (tables: Snapshot['tables']) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) => {
        if (!('lastSeenAt' in row)) return row;
        const { lastSeenAt: _lastSeenAt, ...rest } = row;
        return rest;
      }),
    ]),
  );
