import { SignedIn } from '#contracts/auth/challenge.ts';
import { createDemoBackend } from '#mocks/demo-backend.ts';
import { appAt } from './app-at.tsx';

const contacts = { administrator: 'admin@tranche.example', customer: '+4915112345678' } as const;

interface Visit {
  readonly who: keyof typeof contacts;
  readonly scenario?: string;
  readonly width?: number;
  /** Answers instead of the backend where it does not return null. */
  readonly instead?: (url: URL) => Response | null;
}

/** The application at an address for somebody who signed in by code, over the mock backend with time standing still. */
export async function visit(address: string, { who, scenario = 'happy', width = 1440, instead }: Visit) {
  const { backend, store } = await createDemoBackend({
    scenario,
    seed: 1,
    frozenAt: '2027-01-10T09:00:00.000Z',
  });
  const post = async (path: string, body: unknown) => {
    const answer = await backend.handle(
      new Request(`http://shop.test/api/v1/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify(body),
      }),
      '/api/',
    );
    return (await answer.json()) as unknown;
  };
  const challenge = (await post('otp', { contact: contacts[who] })) as { id: string };
  const [message] = store.tables.messages.page({ order: 'sentAt', falling: true, limit: 1 }).rows;
  const { token, session } = SignedIn.parse(
    await post('otp/verify', { challengeId: challenge.id, code: message?.code }),
  );
  sessionStorage.setItem(
    'tranche.session',
    JSON.stringify({ token, role: session.kind, expiresAt: session.absoluteExpiresAt }),
  );
  const asked: URL[] = [];
  const app = appAt(address, {
    width,
    configuration: { mocks: 'on' },
    backend: (request) => {
      const url = new URL(request.url);
      asked.push(url);
      const other = instead?.(url) ?? null;
      return other ? Promise.resolve(other) : backend.handle(request, '/api/');
    },
  });
  return { ...app, asked };
}

/** What the backend says when it is at fault. */
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
