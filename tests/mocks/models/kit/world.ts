import type { Problem } from '#contracts/problem.ts';
import type { OperationName } from '#contracts/index.ts';
import type { Answer, Call } from '#tests/kit/client.ts';
import { problemIn } from '#tests/kit/client.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { balanceOf, checkBooks } from './books.ts';
import { journalChecks } from './journal.ts';
import { checkSteps, rowsOf, sameRows } from './rows.ts';

/** The version of a plan, as its customer has just seen it. */
export const versionOf = ({ backend }: { readonly backend: Backend }, planId: string): number =>
  backend.store.tables.plans.get(planId)?.version ?? 0;

/** Codes with which a command may be refused; none: the model allows it. */
export type Refusals = readonly string[];

/** Compares what the backend says with what the model says. */
export function same(name: string, actual: unknown, expected: unknown): void {
  if (actual !== expected)
    throw new Error(`${name} is ${String(actual)}; the model says ${String(expected)}`);
}

/** A backend in one state, which every sequence of commands begins with: it is prepared once. */
export async function world<Prepared>(
  prepare: (backend: Backend) => Promise<Prepared>,
  options: Parameters<typeof openBackend>[0] = {},
) {
  const backend = await openBackend(options);
  const { store, ask, wait } = backend;
  const prepared = await prepare(backend);
  await store.transact(({ tables }) => {
    for (const session of tables.sessions.all())
      tables.sessions.replace({
        ...session,
        idleSeconds: 1_000_000_000, // the clock moves by months, and signing in again would take most of the time
        absoluteExpiresAt: '2090-01-01T00:00:00.000Z',
      });
  });
  const start = store.snapshot();
  const opening = balanceOf(store.tables);
  const ledger = journalChecks(store);

  /** Checks what holds after every step, whatever the command was. */
  function settle(before: ReturnType<typeof rowsOf>): void {
    checkSteps(before, rowsOf(store));
    checkBooks(store.tables);
    const balance = balanceOf(store.tables);
    if (balance !== opening) throw new Error(`${balance - opening} minor units were made or lost`);
    ledger.check();
  }

  return {
    ...prepared,
    backend,
    async begin() {
      await store.restore(start);
      ledger.begin();
    },

    /** Sends a command. A refusal has one of the codes and changes nothing. Null: it was refused. */
    async sends(name: OperationName, call: Call, refusals: Refusals = []): Promise<Answer | null> {
      const before = rowsOf(store);
      const response = await ask(name, call);
      const code = response.status < 400 ? null : problemIn(response).code;
      const said = code === null ? 'allowed' : `refused with ${code}`;
      // A declined payment is a refusal by the bank, and the attempt is stored.
      const mayDecline = code === 'payment-declined' && refusals.length === 0;
      if (mayDecline || (code === null && refusals.length === 0)) {
        settle(before);
        return response;
      }
      if (refusals.length === 0) throw new Error(`${name} was ${said}; the model allows it`);
      if (code === null || !refusals.includes(code))
        throw new Error(`${name} was ${said}; the model expects ${refusals.join(' or ')}`);
      const changedTables = sameRows(before, rowsOf(store));
      if (changedTables.length > 0)
        throw new Error(`${name} was ${said} and changed ${changedTables.join(', ')}`);
      return null;
    },

    /** Sends a command that is refused and still recorded, such as an entered PIN. */
    async refuses(name: OperationName, call: Call, code: string): Promise<Problem> {
      const before = rowsOf(store);
      const response = await ask(name, call);
      if (response.status < 400) throw new Error(`${name} was allowed; the model expects ${code}`);
      const problem = problemIn(response);
      same(`the problem of ${name}`, problem.code, code);
      settle(before);
      return problem;
    },

    /** Lets time pass, and does what is due by then. */
    async passes(ms: number): Promise<void> {
      const before = rowsOf(store);
      await wait(ms);
      await ask('getConfig');
      settle(before);
    },

    /** An answer of the contract. */
    async reads<Body>(name: OperationName, call: Call): Promise<Body> {
      const { status, body } = await ask(name, call);
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
      return body as Body; // the backend has checked it against the contract
    },
  };
}
