import { appendFileSync } from 'node:fs';
import type { Told } from '#tests/kit/send-to.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { membersOf } from '#tools/verify/report.ts';
import { currentCase, endAsNotReached } from './not-reached.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The last requests of the case, each with what it was answered. */
    exchanges?: readonly string[];
  }
}

/** Headers by which a request means something else. */
const telling = ['dry-run', 'idempotency-key', 'if-match'];

/** "PATCH /v1/me with dry-run: true, idempotency-key: no uuid". */
function inWords({ method, path, headers }: Parameters<Told>[0]): string {
  const sent = [...new Headers(headers)].filter(([name]) => telling.includes(name));
  const told = sent.map(([name, value]) => `${name}: ${value}`).join(', ');
  return `${method} ${path}${told === '' ? '' : ` with ${told}`}`;
}

/** So many of the last requests of a case are told when it fails. */
const toldExchanges = 3;

/**
 * Returns what hears each answer of a backend: it keeps the last ones for the report of a failure, ends a case that needs
 * what is not built, and adds what an answer has shown of its operation to a file, if there is one.
 */
export function listening(seenFile: string | undefined, notBuilt: ReadonlySet<string>): Told {
  return (request, { status, body }) => {
    const operation = operationOf(request.method, request.path);
    const test = currentCase();
    if (test && (operation !== 'listChanges' || test.fullName.includes(operation))) {
      const problem = Object(body).code === undefined ? '' : ` ${Object(body).code}`;
      const exchange = `${inWords(request)} answered ${status}${problem}`;
      test.meta.exchanges = [...(test.meta.exchanges ?? []), exchange].slice(-toldExchanges);
    }
    if (operation === undefined) return;
    if (notBuilt.has(operation)) endAsNotReached(`needs ${operation}, which is not built`);
    if (seenFile === undefined) return;
    const members = [...new Set(membersOf(body))];
    appendFileSync(seenFile, `${JSON.stringify({ operation, status, members })}\n`);
  };
}
