import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';

const operations = Object.entries<Endpoint>(contract)
  .map(([operation, { method, path }]) => ({
    operation,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    isFixed: !path.includes('{'),
  }))
  .toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed));

/** The operation that a request is for; undefined for none of the contract. */
export function operationOf(method: string, path: string): string | undefined {
  const [address = ''] = path.split('?');
  return operations.find((one) => one.method === method && one.pattern.test(address))?.operation;
}
