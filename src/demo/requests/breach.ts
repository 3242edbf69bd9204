import { contract } from '#contracts/index.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { readAnswer } from '#src/api/exchange.ts';

/** Says what of an answer breaks the contract, as the page's own check finds it; null for nothing. */
export async function breachOf(method: string, path: string, response: Response): Promise<string | null> {
  const operation = operationOf(method, path);
  if (!operation) return 'The contract has no such operation';
  const { status, headers } = response;
  const read = readAnswer(contract[operation], { status, headers, text: await response.text() });
  if (!('error' in read) || read.error.kind !== 'contract-violation') return null;
  return read.error.breaches.map(({ pointer, message }) => `${pointer || 'The body'}: ${message}`).join('; ');
}
