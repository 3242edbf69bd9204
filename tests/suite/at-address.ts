import { appendFileSync } from 'node:fs';
import type { OperationName } from '#contracts/index.ts';
import type { Answer, Call } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type Address, providerAt } from '#tests/kit/provider-at.ts';
import { providerByTokens, type Tokens } from '#tests/kit/provider-by-tokens.ts';
import { membersOf } from '#tools/verify/report.ts';
import type { TextsOf } from './list-reading.ts';
import { notReached } from './not-reached.ts';
import { operationOf } from './operation-of.ts';
import { possibleRequest } from './possible-request.ts';
import { requestOf } from './requests.ts';

/** Adds what an answer has shown of its operation to a file, for the report of `npm run verify`. */
function recordIn(file: string) {
  return (method: string, path: string, { status, body }: Answer): void => {
    const operation = operationOf(method, path);
    if (operation === undefined) return;
    const members = [...new Set(membersOf(body))];
    appendFileSync(file, `${JSON.stringify({ operation, status, members })}\n`);
  };
}

const nothing: TextsOf = () => [];

interface Opening {
  /** Begins a situation. */
  readonly opened: (scenario: string) => Promise<Provider>;
  /** Begins one in which the request succeeds. */
  readonly ready: (name: OperationName) => Promise<{ backend: Provider; request: Call }>;
}

const atAddress = ({ opened, ready }: Opening) => ({
  opened,
  ready,
  /** The rows are those of the situation: a list may have few, and they may not have every value. */
  readyList: async (name: OperationName) => ({
    ...(await ready(name)),
    hiddenTexts: nothing,
    hasEveryValue: false,
  }),
  watching: null,
});

const toldTo = (seenFile: string | undefined) => (seenFile === undefined ? undefined : recordIn(seenFile));

/** Runs the cases against a test installation; each of them begins its situation anew. */
export function atInstallation(address: Address, seenFile: string | undefined) {
  const opened = (scenario: string) => providerAt(address, scenario, toldTo(seenFile));
  async function ready(name: OperationName) {
    const backend = await opened('happy');
    return { backend, request: await requestOf(name, backend) };
  }
  return atAddress({ opened, ready });
}

/** Runs what can be run against a backend without test control; the other cases say what they have not reached. */
export const withoutControl = (baseUrl: string, tokens: Tokens, seenFile: string | undefined) =>
  atAddress({
    opened: async (scenario) => notReached(`needs the situation ${scenario}`),
    async ready(name) {
      const backend = providerByTokens(baseUrl, tokens, notReached, toldTo(seenFile));
      return { backend, request: await possibleRequest(name, backend) };
    },
  });
