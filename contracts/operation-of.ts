import { contract, type OperationName } from './index.ts';
import { pathPattern } from './path-pattern.ts';

export const operationNames = Object.keys(contract) as OperationName[]; // Object.keys loses the literal keys

const operations = operationNames
  .map((operation) => {
    const { method, path } = contract[operation];
    return { operation, method, pattern: pathPattern(path), isFixed: !path.includes('{') };
  })
  .toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed));

/** The operation that a request is for; undefined for none of the contract. */
export function operationOf(method: string, path: string): OperationName | undefined {
  const [address = ''] = path.split('?');
  return operations.find((one) => one.method === method && one.pattern.test(address))?.operation;
}
