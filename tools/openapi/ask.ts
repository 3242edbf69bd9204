import type { Endpoint } from '#contracts/endpoint.ts';
import { encodeQuery } from '#contracts/query.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { ExampleRequest } from '#contracts/openapi/sources.ts';
import { z } from '#contracts/z.ts';
import { createDemoBackend } from '#mocks/demo-backend.ts';
import { scenarioStart } from '#mocks/scenarios/scenario.ts';

/** What the examples of the document are taken from, and what `npm run specmatic` serves. */
export const exampleScenario = 'one-of-each';
export const exampleSeed = 42;

const customer = 'mira.okafor@example.com';
const administrator = 'admin@tranche.example';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const Id = z.object({ id: z.string() });
const Token = z.object({ signedIn: z.object({ token: z.string() }) });

/** The mock backend with its clock stopped, and somebody signed in for each kind of access. */
export async function askMock() {
  const { backend, store } = await createDemoBackend({
    scenario: exampleScenario,
    seed: exampleSeed,
    frozenAt: scenarioStart,
    wall: () => 0,
    onProblem(sentence) {
      throw new Error(sentence);
    },
  });
  const tokens: Partial<Record<Endpoint['access'], string>> = {};
  let keys = 0;

  async function ask(
    name: OperationName,
    { params, query, body, ifMatch }: ExampleRequest,
  ): Promise<Answered> {
    const { method, path, access }: Endpoint = contract[name];
    const token = tokens[access];
    keys += 1;
    const url = path.replace(/\{(\w+)\}/g, (_all, param: string) => params?.[param] ?? '');
    const response = await backend.handle(
      new Request(`http://mock.test${url}?${encodeQuery(query ?? {})}`, {
        method,
        headers: {
          'Idempotency-Key': `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  const codeSentTo = (contact: string) =>
    store.tables.messages.page({ order: 'sentAt', limit: 10 }).rows.find(({ to }) => to === contact)?.code;

  /** Signs in, and returns both answers. */
  async function signIn(access: 'customer' | 'administrator') {
    const contact = access === 'customer' ? customer : administrator;
    const requested = await ask('createChallenge', { body: { purpose: 'SIGN_IN', contact } });
    const challengeId = z.parse(Id, requested.body).id;
    const verified = await ask('verifyChallenge', {
      params: { challengeId },
      body: { code: codeSentTo(contact) },
    });
    tokens[access] = z.parse(Token, verified.body).signedIn.token;
    return { createChallenge: requested, verifyChallenge: verified } as const;
  }

  /** A card of the customer that the scenario knows. */
  const cardTokenId = store.tables.cardTokens.page({ order: 'id', limit: 1 }).rows[0]?.id;

  /** The job that the scenario has; no list names one. */
  const jobId = store.tables.jobs.page({ order: 'id', limit: 1 }).rows[0]?.id;

  return { ask, signIn, cardTokenId, jobId };
}
