import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { replayOfLink } from '#contracts/replay.ts';
import { sendAgain } from '#mocks/adapters/browser/replay.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { clientOver, type Send } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { planFlows } from '#tests/suite/flows/plan.ts';
import { runFlow } from '#tests/suite/flows/run.ts';

/** A change of the text of an answer. */
type Change = (asked: { readonly path: string; readonly status: number }, text: string) => string;

/** After a payment ahead it costs a cent more to pay a plan off. */
function aCentMore(): Change {
  let isPaidAhead = false;
  return ({ path, status }, text) => {
    if (path.endsWith('/prepayments') && status === 201) isPaidAhead = true;
    if (!isPaidAhead || !path.endsWith('/settlement-quotes')) return text;
    return text.replaceAll(
      /("(?:amount|principal)":\{"amountMinor":)(\d+)/g,
      (_all, before: string, minor: string) => `${before}${Number(minor) + 1}`,
    );
  };
}

/** The mock in this process, whose answers are changed. */
async function openChanged(change: Change): Promise<Provider> {
  const mock = await openBackend({ scenario: 'happy', running: true });
  const send: Send = async (method, path, ...rest) => {
    const answer = await mock.send(method, path, ...rest);
    const text = change({ path, status: answer.status }, JSON.stringify(answer.body));
    return { ...answer, body: JSON.parse(text) };
  };
  return { ...mock, ...clientOver(send), send, signIn: mock.signIn };
}

/** What the suite says about a flow of a backend with wrong answers. */
async function failureOf(
  flow: keyof typeof planFlows,
  change: () => Change,
  baseUrl = 'http://127.0.0.1:4010',
): Promise<string> {
  const run = runFlow(planFlows[flow], {
    open: () => openChanged(change()),
    openMock: null,
    runs: 20,
    address: { baseUrl, controlUrl: `${baseUrl}/__mock` },
  });
  return run.then(
    () => '',
    (cause: unknown) => String(cause),
  );
}

test('a wrong figure after a payment ahead is reported by the two commands showing it', async () => {
  const report = await failureOf('settlement', aCentMore);
  expect(report).toMatch(/the amount that pays off is \d+; the suite computes \d+/);
  expect(report.match(/^ {2}\d+\. .+$/gm)).toEqual([
    expect.stringMatching(/^ {2}1\. pays \d+ % ahead for .* with a good card$/),
    expect.stringMatching(/^ {2}2\. settles the plan/),
  ]);
  expect(report).toMatch(/SUITE_SEED=\d+/);
});

test('the requests of a failure show it on another backend with the same fault', async () => {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 11 }); // other ids
  const change = aCentMore();
  const respond = async (request: WireRequest) => {
    const right = await backend.respond(request);
    const { status, body } = right;
    return { ...right, body: body && change({ path: request.path, status }, body) };
  };
  const server = await listen({ ...backend, respondNow: () => null, respond }, 0);
  onTestFinished(() => server.stop());
  const report = await failureOf('settlement', aCentMore, server.url);
  const [, wrong = 'none'] = /pays off is (\d+);/.exec(report) ?? [];
  const script = report.slice(report.indexOf('API='));
  expect(script).not.toMatch(/Bearer (?!'"\$token_\d+")/);
  const { stdout } = await promisify(execFile)('sh', ['-c', script]);
  expect(JSON.parse(stdout)).toMatchObject({ amount: { amountMinor: Number(wrong) } });
});

test('the link of a failure leads the mock backend of a page to the same request', async () => {
  const report = await failureOf('settlement', aCentMore);
  const replay = await replayOfLink(/#replay=\S+/.exec(report)?.[0] ?? '');
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 12 });
  const responses: Response[] = [];
  const respond = async (request: Request) => {
    const response = await backend.handle(request, '/api/');
    responses.push(response);
    return response;
  };
  const { replayed, replayedAs } = await sendAgain(replay ?? expect.fail(), respond, 'http://demo.test/api/');
  expect(replayed).toMatchObject({ sent: { no: replayed.total, status: 200 }, expected: null });
  expect(replayedAs?.me).toMatchObject({ kind: 'CUSTOMER' });
  const [, wrong = 'none'] = /pays off is (\d+);/.exec(report) ?? [];
  expect(await responses.at(-1)?.json()).toMatchObject({ amount: { amountMinor: Number(wrong) - 1 } });
});

test('a cent that came in and is nowhere is found', async () => {
  const lost =
    (): Change =>
    ({ path }, text) =>
      path.startsWith('/v1/payments?')
        ? text.replace(
            /("purpose":"INSTALMENT".{0,400}?"amount":\{"amountMinor":)(\d\d+)/,
            (_all, before: string, minor: string) => `${before}${Number(minor) + 1}`,
          )
        : text;
  expect(await failureOf('payment', lost)).toMatch(/^Error: what was paid/);
});
