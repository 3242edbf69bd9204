import { appendFileSync } from 'node:fs';
import type { OperationName } from '#contracts/index.ts';
import type { Answer, Call } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type Address, providerAt } from '#tests/kit/provider-at.ts';
import { membersOf } from '#tools/verify/report.ts';
import type { TextsOf } from './list-reading.ts';
import { operationOf } from './operation-of.ts';
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

/** Runs the cases against a backend at an address; each of them begins the situation anew. */
export function atAddress(address: Address, seenFile: string | undefined) {
  const told = seenFile === undefined ? undefined : recordIn(seenFile);
  const open = () => providerAt(address, 'happy', told);
  async function ready(name: OperationName): Promise<{ backend: Provider; request: Call }> {
    const backend = await open();
    return { backend, request: await requestOf(name, backend) };
  }
  const nothing: TextsOf = () => [];
  /** The rows are those of the situation: a list may have few, and they may not have every value. */
  const readyList = async (name: OperationName) => ({
    ...(await ready(name)),
    hiddenTexts: nothing,
    hasEveryValue: false,
  });
  return { open, ready, readyList };
}
