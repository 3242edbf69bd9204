import type { OperationName } from '#contracts/index.ts';
import type { Call } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type Address, providerAt } from '#tests/kit/provider-at.ts';
import { listening } from './exchanges.ts';
import type { TextsOf } from './list-reading.ts';
import { requestOf, withoutOthers } from './requests.ts';

/** Runs the cases against a backend at an address; each of them begins the situation anew. */
export function atAddress(address: Address, seenFile: string | undefined, notBuilt: ReadonlySet<string>) {
  const told = listening(seenFile, notBuilt);
  async function ready(name: OperationName): Promise<{ backend: Provider; request: Call }> {
    const backend = await providerAt(address, 'happy', told);
    const lesser = withoutOthers.find((one) => one.name === name && notBuilt.has(one.missing));
    return { backend, request: await (lesser ? lesser.request(backend) : requestOf(name, backend)) };
  }
  const nothing: TextsOf = () => [];
  /** The rows are those of the situation: a list may have few, and they may not have every value. */
  const readyList = async (name: OperationName) => ({
    ...(await ready(name)),
    hiddenTexts: nothing,
    hasEveryValue: false,
  });
  return { ready, readyList };
}
