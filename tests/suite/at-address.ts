import type { OperationName } from '#contracts/index.ts';
import type { Call } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type Address, providerAt } from '#tests/kit/provider-at.ts';
import type { Told } from '#tests/kit/send-to.ts';
import { providerByTokens, type Tokens } from '#tests/kit/provider-by-tokens.ts';
import type { TextsOf } from './list-reading.ts';
import { notReached } from './not-reached.ts';
import { possibleRequest } from './possible-request.ts';
import { requestOf, withoutOthers } from './requests.ts';

const nothing: TextsOf = () => [];

interface Opening {
  /** Begins a scenario. */
  readonly opened: (scenario: string) => Promise<Provider>;
  /** Begins one in which the request succeeds. */
  readonly ready: (name: OperationName) => Promise<{ backend: Provider; request: Call }>;
}

const atAddress = ({ opened, ready }: Opening) => ({
  opened,
  ready,
  /** The rows are those of the scenario: a list may have few, and they may not have every value. */
  readyList: async (name: OperationName) => ({
    ...(await ready(name)),
    hiddenTexts: nothing,
    hasEveryValue: false,
  }),
  watching: null,
});

/**
 * Runs the cases against a test installation; each of them begins its scenario again.
 * @param notBuilt operations that it does not have
 */
export function atInstallation(address: Address, told: Told, notBuilt: ReadonlySet<string>) {
  const opened = (scenario: string) => providerAt(address, scenario, told);
  async function ready(name: OperationName) {
    const backend = await opened('happy');
    const lesser = withoutOthers.find((one) => one.name === name && notBuilt.has(one.missing));
    return { backend, request: await (lesser ? lesser.request(backend) : requestOf(name, backend)) };
  }
  return atAddress({ opened, ready });
}

/** Runs what can be run against a backend without test control; the other cases say what they have not reached. */
export const withoutControl = (baseUrl: string, tokens: Tokens, told: Told) =>
  atAddress({
    opened: async (scenario) => notReached(`needs the scenario ${scenario}`),
    async ready(name) {
      const backend = providerByTokens(baseUrl, tokens, notReached, told);
      return { backend, request: await possibleRequest(name, backend) };
    },
  });
