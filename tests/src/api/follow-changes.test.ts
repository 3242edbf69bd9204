import { afterEach, describe, expect, test, vi } from 'vitest';
import { createChangeFeed } from '#src/api/change-feed.ts';
import { followChanges } from '#src/api/follow-changes.ts';
import { signedInAccountApi } from '#src/api/signed-in-account.ts';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { signedIn } from '#src/platform/session/session.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { atRest } from '#tests/kit/at-rest.ts';
import { fakeClock } from '#tests/src/origin.ts';

/** A tab of a person who logs in while the backend's clock stands still. */
async function loggedInTab(who: string = people.mira) {
  const backend = await openBackend();
  const answered: string[] = [];
  const { clock, advance } = fakeClock(Date.now());
  let open = 0;
  vi.stubGlobal('fetch', async (address: string, { signal: _signal, ...init }: RequestInit) => {
    const request = new Request(new URL(address, 'http://app.test'), init);
    open += 1;
    const response = await backend.backend.handle(request, '/api/');
    open -= 1;
    answered.push(new URL(request.url).pathname);
    return response;
  });
  const changeFeed = createChangeFeed({
    clock,
    startedAt: Date.now(),
    intervalMs: 60_000,
    channel: null,
  });
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
    changeFeed,
  });
  const { token, session } = await backend.signedIn(who);
  store.dispatch(
    signedIn({
      token,
      role: session.kind,
      expiresAt: session.absoluteExpiresAt,
      startedAt: session.createdAt,
    }),
  );
  await store.dispatch(signedInAccountApi.endpoints.getMe.initiate());
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const follow = () => followChanges(changeFeed, store, document as unknown as Document); // the two members that are used
  /** Lets pass a second, in which the feed reads; ends when all answers have arrived. */
  const oneSecond = async () => {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      await advance(100);
      await atRest(
        () => answered.length,
        () => open > 0,
      );
    }
  };
  return { backend, answered, follow, oneSecond };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the feed of changes after a login', () => {
  test('does not refetch data that the page has just read', async () => {
    const { answered, follow, oneSecond } = await loggedInTab();
    follow();
    await oneSecond();
    expect(answered).toEqual(['/api/v1/me', '/api/v1/changes']);
  });

  test('names the changes since then', async () => {
    const { backend, answered, follow, oneSecond } = await loggedInTab();
    await backend.wait(30_000); // until another code can be sent
    await backend.signIn(people.mira); // logged in on another device
    follow();
    await oneSecond();
    expect(answered).toEqual(['/api/v1/me', '/api/v1/changes', '/api/v1/me']);
  });

  test('discards the responses that began with the page, as they may be older', async () => {
    const { backend, follow, oneSecond } = await loggedInTab();
    const early = Promise.resolve({ response: new Response('{}'), receivedAt: 0 });
    const responses = new Map([['/api/v1/plans', early]]);
    vi.stubGlobal('window', { trancheFirstResponses: { responses } });
    await backend.wait(30_000);
    await backend.signIn(people.mira);
    follow();
    expect(responses.size).toBe(1);
    await oneSecond();
    expect(responses.size).toBe(0);
  });

  test('refetches the permissions when the person’s own role was changed', async () => {
    const { backend, answered, follow, oneSecond } = await loggedInTab(people.viewer);
    await backend.wait(30_000);
    const viewer = backend.store.tables.administrators.find('email', people.viewer);
    const asked = await backend.done(
      202,
      'changeRole',
      {
        params: { administratorId: viewer?.id ?? '' },
        body: { role: 'SUPPORT', reason: 'Joins the support team' },
      },
      { token: await backend.signIn(people.administrator), ifMatch: '"1"' },
    );
    const second = { token: await backend.signIn(people.approver), ifMatch: `"${asked.version}"` };
    await backend.done(200, 'approveApproval', { params: { approvalId: asked.id } }, second);
    follow();
    await oneSecond();
    expect(answered).toEqual(['/api/v1/me', '/api/v1/changes', '/api/v1/me']);
  });
});
