import { appendFileSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { Answer } from '#tests/kit/client.ts';
import { membersOf } from '#tools/verify/report.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the case needs that the backend does not offer. */
    notReached?: string;
    /** The last requests of the case, each with what it was answered. */
    exchanges?: readonly string[];
  }
}

const operations = Object.entries<Endpoint>(contract).map(([operation, { method, path }]) => ({
  operation,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  path,
}));

function operationAt(method: string, path: string): string | null {
  const [address = ''] = path.split('?');
  const fitting = operations.filter((one) => one.method === method && one.pattern.test(address));
  const [first] = fitting.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  return first?.operation ?? null;
}

/** Ends the case that runs, which then counts neither as passed nor as failed; what runs before cases can only fail. */
function endsAsNotReached(test: RunnerTestCase | undefined, reason: string): never {
  if (!test) throw new Error(reason);
  test.meta.notReached = reason;
  return test.context.skip(`not reached: ${reason}`);
}

/** So many of the last requests of a case are told when it fails. */
const toldExchanges = 3;

/**
 * Returns what hears each answer of a backend: it keeps the last ones for the report of a failure, ends a case that needs
 * what is not built, and adds what an answer has shown of its operation to a file, if there is one.
 */
export function listening(seenFile: string | undefined, notBuilt: ReadonlySet<string>) {
  return (method: string, path: string, { status, body }: Answer): void => {
    const operation = operationAt(method, path);
    const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
    if (test && (operation !== 'listChanges' || test.fullName.includes(operation))) {
      const problem = Object(body).code === undefined ? '' : ` ${Object(body).code}`;
      const exchange = `${method} ${path} answered ${status}${problem}`;
      test.meta.exchanges = [...(test.meta.exchanges ?? []), exchange].slice(-toldExchanges);
    }
    if (operation === null) return;
    if (notBuilt.has(operation)) endsAsNotReached(test, `needs ${operation}, which is not built`);
    if (seenFile === undefined) return;
    const members = [...new Set(membersOf(body))];
    appendFileSync(seenFile, `${JSON.stringify({ operation, status, members })}\n`);
  };
}
