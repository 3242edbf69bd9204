import { appendFileSync } from 'node:fs';
import type { Answer } from '#tests/kit/client.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { membersOf } from '#tools/verify/report.ts';
import { currentCase, endAsNotReached } from './not-reached.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The last requests of the case, each with what it was answered. */
    exchanges?: readonly string[];
  }
}

/** So many of the last requests of a case are told when it fails. */
const toldExchanges = 3;

/**
 * Returns what hears each answer of a backend: it keeps the last ones for the report of a failure, ends a case that needs
 * what is not built, and adds what an answer has shown of its operation to a file, if there is one.
 */
export function listening(seenFile: string | undefined, notBuilt: ReadonlySet<string>) {
  return (method: string, path: string, { status, body }: Answer): void => {
    const operation = operationOf(method, path);
    const test = currentCase();
    if (test && (operation !== 'listChanges' || test.fullName.includes(operation))) {
      const problem = Object(body).code === undefined ? '' : ` ${Object(body).code}`;
      const exchange = `${method} ${path} answered ${status}${problem}`;
      test.meta.exchanges = [...(test.meta.exchanges ?? []), exchange].slice(-toldExchanges);
    }
    if (operation === undefined) return;
    if (notBuilt.has(operation)) endAsNotReached(`needs ${operation}, which is not built`);
    if (seenFile === undefined) return;
    const members = [...new Set(membersOf(body))];
    appendFileSync(seenFile, `${JSON.stringify({ operation, status, members })}\n`);
  };
}
