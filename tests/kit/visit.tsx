import { hashToken } from '#mocks/core/session.ts';
import { products } from '#mocks/scenarios/catalogue.ts';
import { draftKey } from '#src/customer/draft/storage.ts';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import { type Draft, emptyDraft } from '#src/customer/draft/schema.ts';
import { act } from '@testing-library/react';
import { appAt } from './application.tsx';
import { atRest } from './at-rest.ts';
import { type Backend, openBackend } from './backend.ts';
import { people } from './people.ts';

interface Visit {
  /** The signed-in person; by default a guest. */
  readonly who?: keyof typeof people;
  readonly scenario?: string;
  /** By default a new backend is opened. */
  readonly on?: Backend;
  readonly width?: number;
  /** The checkout draft that is stored in the browser. */
  readonly draft?: Partial<Draft>;
  readonly configuration?: Partial<Configuration>;
  /** Answers a request in place of the backend; null lets the backend answer. */
  readonly instead?: (url: URL, request: Request) => Response | null;
  /** The network between page and backend; by default one that just works. */
  readonly network?: (respond: Respond) => Respond;
}

type Respond = (request: Request) => Promise<Response>;

interface SentRequest {
  /** "POST /v1/orders". */
  readonly name: string;
  readonly url: URL;
  readonly key: string | null;
}

/** The application at an address, over the mock backend with a stopped clock. */
export async function visit(
  address: string,
  {
    who,
    scenario = 'happy',
    on,
    width = 1440,
    draft,
    configuration,
    instead,
    network = (respond) => respond,
  }: Visit = {},
) {
  const backend = on ?? (await openBackend({ scenario }));
  if (draft) localStorage.setItem(draftKey, JSON.stringify({ ...emptyDraft, ...draft }));
  if (who) {
    const token = await backend.signIn(people[who]);
    const role = who === 'mira' ? 'CUSTOMER' : 'ADMINISTRATOR';
    const session = { token, endKey: hashToken(token), role, expiresAt: '2027-01-10T21:00:00.000Z' };
    sessionStorage.setItem('tranche.session', JSON.stringify(session));
  }
  const requests: SentRequest[] = [];
  const respond = network((request) => backend.backend.handle(request, '/api/'));
  let open = 0;
  const app = appAt(address, {
    width,
    ready: on ? undefined : { scenario },
    configuration: { mocks: 'on', ...configuration },
    backend: (request) => {
      const url = new URL(request.url);
      const name = `${request.method} ${url.pathname.replace(/^\/api/, '')}`;
      // The feed of changes is read in the background, at unpredictable times.
      if (name !== 'GET /v1/changes') {
        requests.push({ name, url, key: request.headers.get('Idempotency-Key') });
      }
      const other = instead?.(url, request) ?? null;
      open += 1;
      return (other ? Promise.resolve(other) : respond(request)).finally(() => {
        open -= 1;
      });
    },
  });
  /** Waits until all requests but `held` ones are answered, their answers are rendered and no other one follows. */
  async function rest(held = 0): Promise<void> {
    const { length } = requests;
    await act(() =>
      atRest(
        () => requests.length,
        () => open > held,
      ),
    );
    if (requests.length !== length) await rest(held);
  }
  /** The newest code that was sent to anyone. */
  const latestCode = () => {
    const { code } =
      backend.store.tables.messages.page({ order: 'sentAt', falling: true, limit: 1 }).rows[0] ?? {};
    if (!code) throw new Error('No code was sent');
    return code;
  };
  return { ...app, backend, requests, latestCode, later: backend.wait, rest };
}

export function productNamed(name: string): string {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`The catalogue has no "${name}"`);
  return product.id;
}

/** What is kept in the browser now. */
export function storedDraft(): Draft {
  return JSON.parse(localStorage.getItem(draftKey) ?? 'null') as Draft; // written by the application under test
}

/** The answer with status 500. */
export function internalProblem(url: URL): Response {
  const problem = {
    type: 'https://problems.example.test/internal',
    title: 'Something went wrong on our side',
    status: 500,
    detail: 'Nothing was changed. Try again.',
    instance: url.pathname,
    code: 'internal',
    requestId: 'req-7',
  };
  return new Response(JSON.stringify(problem), {
    status: 500,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
