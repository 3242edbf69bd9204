import { type Answer, clientOver, type Send } from '#contracts/client.ts';
import { administratorOver } from '#contracts/verbs/administrator.ts';
import { customerOver } from '#contracts/verbs/customer.ts';
import type { Installation } from '#contracts/verbs/installation.ts';
import { signIn } from '#mocks/commands/auth/verify-challenge.ts';
import { Problem } from '#mocks/core/handler-result.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { tables } from '#mocks/resources/tables.ts';
import { newestCode } from '#mocks/scenarios/script/references.ts';
import type { Actor } from '#mocks/scenarios/script/script.ts';
import type { Administrator, Customer } from '#mocks/scenarios/script/phrases.ts';
import { createRandom } from '#mocks/store/random.ts';
import type { Store } from '#mocks/store/store.ts';
import { after, SECOND } from '#mocks/time/business-time.ts';
import { passUntil } from '#mocks/backend/pass-time.ts';
import type { Backend } from '#mocks/backend/backend.ts';

interface Running {
  readonly store: Store<typeof tables>;
  readonly backend: Backend;
}

/** Sends requests to a backend in this process. */
const sendTo =
  ({ backend }: Running): Send =>
  async (method, path, headers, body) => {
    const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const [address = '', search = ''] = path.split('?');
    const response = await backend.respond({
      method,
      path: address,
      search,
      header: (name) => byName.get(name),
      body: body ?? null,
    });
    const answer: unknown = response.body === null ? null : JSON.parse(response.body);
    return { status: response.status, headers: new Headers(response.headers), body: answer };
  };

/** Where a code was asked for too soon after another one, a person waits and asks again. */
function patient(send: Send, wait: (ms: number) => Promise<void>): Send {
  return async (...request): Promise<Answer> => {
    const answer = await send(...request);
    if (memberOf(answer.body, 'code') !== 'otp-cooldown') return answer;
    await wait(Number(memberOf(answer.body, 'retryAfterS')) * SECOND);
    return send(...request);
  };
}

/** The persons of a written scenario, who log in as they first appear, and stay so. */
export function personsAt(running: Running) {
  const { store } = running;
  const keys = createRandom('keys of a written scenario');
  const wait = (ms: number) => passUntil(running, after(store.clock.now(), ms));
  const client = clientOver(patient(sendTo(running), wait), () => keys.uuid());
  const installation: Installation = {
    ...client,
    wait,
    newMessage: () => ({ text: '', code: newestCode(store.tables) ?? 'none' }),
  };
  const tokens = new Map<string, string>();
  const sessionIds: string[] = [];
  const customers = new Map<string, Customer>();
  const administrators = new Map<string, Administrator>();

  async function tokenOf({ contact, name }: Actor): Promise<string> {
    const known = tokens.get(contact);
    if (known !== undefined) return known;
    const session = await store.transact(({ tables: writes, random, clock }) =>
      signIn({ tables: writes, random, now: clock.now(), userAgent: '' }, contact),
    );
    if (session instanceof Problem) throw new Error(`${contact} cannot log in: ${session.detail}`);
    const { token, me } = session;
    tokens.set(contact, token);
    sessionIds.push(session.session.id);
    // an account that was opened just now has the name of the person in the script
    if (me.kind === 'CUSTOMER' && name !== null && me.user.fullName !== name) {
      const ifMatch = `"${me.user.version}"`;
      await client.done(200, 'updateMe', { body: { fullName: name } }, { token, ifMatch });
    }
    return token;
  }

  return {
    client,
    tokenOf,
    async customer(who: Actor): Promise<Customer> {
      const person = customers.get(who.contact) ?? customerOver(installation, await tokenOf(who));
      customers.set(who.contact, person);
      return person;
    },
    async administrator(who: Actor): Promise<Administrator> {
      const token = await tokenOf(who);
      const person = administrators.get(who.contact) ?? administratorOver(client, async () => ({ token }));
      administrators.set(who.contact, person);
      return person;
    },
    /** Ends their sessions without a trace, and forgets the answers that were kept for their keys. */
    leave: () =>
      store.transact(({ tables: { sessions, answers } }) => {
        for (const id of sessionIds) sessions.delete(id);
        for (const { id } of answers.all()) answers.delete(id);
      }),
  };
}

export type Persons = ReturnType<typeof personsAt>;
