import { appendFileSync } from 'node:fs';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { Answer, Call } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { type Address, providerAt } from '#tests/kit/provider-at.ts';
import { membersOf } from '#tools/verify/report.ts';
import type { TextsOf } from './list-reading.ts';
import { requestOf } from './requests.ts';

const operations = Object.entries<Endpoint>(contract).map(([operation, { method, path }]) => ({
  operation,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  path,
}));

/** Adds what an answer has shown of its operation to a file, for the report of `npm run verify`. */
function recordIn(file: string) {
  return (method: string, path: string, { status, body }: Answer): void => {
    const [address = ''] = path.split('?');
    const fitting = operations.filter((one) => one.method === method && one.pattern.test(address));
    const [operation] = fitting.toSorted(
      (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
    );
    if (!operation) return;
    const members = [...new Set(membersOf(body))];
    appendFileSync(file, `${JSON.stringify({ operation: operation.operation, status, members })}\n`);
  };
}

/** Runs the cases against a backend at an address; each of them begins the situation anew. */
export function atAddress(address: Address, seenFile: string | undefined) {
  const told = seenFile === undefined ? undefined : recordIn(seenFile);
  async function ready(name: OperationName): Promise<{ backend: Provider; request: Call }> {
    const backend = await providerAt(address, 'happy', told);
    return { backend, request: await requestOf(name, backend) };
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
