import { expect, onTestFinished, test } from 'vitest';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { providerAt } from '#tests/kit/provider-at.ts';
import { planFlows } from '#tests/suite/flows/plan.ts';
import { runFlow } from '#tests/suite/flows/run.ts';

/** What is said of one flow on a backend at an address, whose answers are changed, beside the mock in this process. */
async function comparisonOf(change: (path: string, text: string) => string): Promise<string> {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 11 }); // other ids than those of the mock
  const server = await listen(
    {
      ...backend,
      respondNow: () => null,
      async respond(request: WireRequest) {
        const right = await backend.respond(request);
        return { ...right, body: right.body && change(request.path, right.body) };
      },
    },
    0,
  );
  onTestFinished(() => server.stop());
  const address = { baseUrl: server.url, controlUrl: `${server.url}/__mock` };
  return runFlow(planFlows.payment, {
    open: () => providerAt(address, 'happy'),
    openMock: () => openBackend({ scenario: 'happy', running: true }),
    runs: 2,
    address,
  }).then(
    () => '',
    (cause: unknown) => String(cause),
  );
}

test('a backend like the mock answers sequences alike, apart from ids and times', async () => {
  expect(await comparisonOf((_path, text) => text)).toBe('');
});

test('the first member that a backend answers otherwise is named with both values', async () => {
  const said = await comparisonOf((path, text) =>
    /^\/v1\/plans\/[^/]+$/.test(path) ? text.replace(/"aprcPpm":\d+/, '"aprcPpm":72301') : text,
  );
  expect(said).toMatch(/^Error: getPlan answered \/aprcPpm: 72300 on the mock, 72301 on the backend\./);
  expect(said.split('\n').at(-1)).toMatch(/^curl -s -X GET "\$API"'\/v1\/plans\/'"\$pln_1" /);
});
