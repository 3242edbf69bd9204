import type { ResponseOf, Endpoint } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { type Call, problemIn } from '#tests/kit/client.ts';
import type { Provider } from '#tests/kit/provider.ts';

/** Compares a figure of the backend with that of the suite. */
export function same(name: string, actual: unknown, expected: unknown): void {
  const [said, computed] = [actual, expected].map((value) => JSON.stringify(value));
  if (said !== computed) throw new Error(`${name} is ${said}; the suite computes ${computed}`);
}

interface Asked<Name extends OperationName> {
  /** Null when it was refused. */
  readonly answer: ResponseOf<Contract[Name]> | null;
  readonly refusal: string | null;
}

/** Sends a command. It has to succeed, or to be refused with one of the codes. */
export async function asks<Name extends OperationName>(
  backend: Provider,
  name: Name,
  call: Call,
  refusals: readonly string[] = [],
): Promise<Asked<Name>> {
  const response = await backend.ask(name, call);
  const refusal = response.status < 400 ? null : problemIn(response).code;
  const isExpected = refusal === null ? refusals.length === 0 : refusals.includes(refusal);
  if (!isExpected) {
    const said = refusal === null ? 'allowed' : `refused with ${refusal}`;
    throw new Error(`${name} was ${said}; the suite expects ${refusals.join(' or ') || 'success'}`);
  }
  if (refusal !== null) return { answer: null, refusal };
  const { responses }: Endpoint = contract[name];
  const [, schema] = Object.entries(responses).find(([status]) => Number(status) === response.status) ?? [];
  if (!schema) throw new Error(`${name} answered ${response.status}, which the contract does not have`);
  return { answer: z.parse(schema, response.body) as ResponseOf<Contract[Name]>, refusal }; // its own schema
}
