import type { Endpoint } from '#contracts/endpoint.ts';
import { encodeQuery } from '#contracts/query.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { ExampleRequest } from '#contracts/openapi/sources.ts';
import { z } from '#contracts/z.ts';
import { createDemoBackend } from '#mocks/backend/demo.ts';
import { scenarioStart } from '#mocks/scenarios/scenario.ts';

/** The scenario from which the examples of the document are taken and which `npm run specmatic` serves. */
export const exampleScenario = 'one-of-each';
const exampleSeed = 42;

/** Who sends the requests of the examples. */
export const examplePeople = {
  customer: 'mira.okafor@example.com',
  administrator: 'admin@tranche.example',
};
const { customer, administrator } = examplePeople;

export type Seeded = Awaited<ReturnType<typeof askMock>>['seeded'];

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const Id = z.object({ id: z.string() });
const Token = z.object({ signedIn: z.object({ token: z.string() }) });

/** Opens the mock backend of the examples, with a client. Its clock is frozen unless the backend is served. */
export async function askMock(clock: 'frozen' | 'running' = 'frozen') {
  const { backend, store } = await createDemoBackend({
    scenario: exampleScenario,
    seed: exampleSeed,
    ...(clock === 'frozen' ? { frozenAt: scenarioStart, wall: () => 0 } : {}),
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

  /** Ids of the scenario that no answer contains: a card and a scratchcard of the customer, a job, and codes. */
  const buyer = store.tables.users.all().find(({ email }) => email === customer);
  const waiting = store.tables.challenges.all().findLast(({ status }) => status === 'ISSUED'); // the one that was sent last
  const [spent] = store.tables.challenges.all().filter(({ status }) => status === 'VERIFIED');
  const seeded = {
    cardTokenId: store.tables.cardTokens.all().find(({ userId }) => userId === buyer?.id)?.id ?? '',
    scratchcardTokenId: store.tables.scratchcardTokens.all()[0]?.id ?? '',
    savedViewId: store.tables.savedViews.all()[0]?.id ?? '',
    /** One with rows that have failed. */
    jobId: store.tables.jobs.all().find(({ status }) => status === 'FAILED')?.id ?? '',
    waitingChallengeId: waiting?.id ?? '',
    waitingCode: store.tables.messages.page({ order: 'sentAt', limit: 1 }).rows[0]?.code ?? '',
    spentChallengeId: spent?.id ?? '',
  } as const;

  const codeSentTo = (contact: string) =>
    store.tables.messages.page({ order: 'sentAt', limit: 20 }).rows.find(({ to }) => to === contact)?.code;

  /** Signs in Mira, or the administrator for their endpoints, or another person, and returns both answers. */
  async function signIn(
    access: 'signedIn' | 'administrator',
    contact = access === 'signedIn' ? customer : administrator,
  ) {
    const requested = await ask('createChallenge', { body: { purpose: 'SIGN_IN', contact } });
    const challengeId = z.parse(Id, requested.body).id;
    const verified = await ask('verifyChallenge', {
      params: { challengeId },
      body: { code: codeSentTo(contact) },
    });
    tokens[access] = z.parse(Token, verified.body).signedIn.token;
    return { createChallenge: requested, verifyChallenge: verified } as const;
  }

  return { backend, store, ask, signIn, tokens: tokens as Readonly<typeof tokens>, seeded };
}
