import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { askMock, examplePeople } from '#tools/openapi/ask.ts';
import { documentPath } from '#tools/openapi/document.ts';
import { fromTheStart } from '#tools/specmatic/from-the-start.ts';
import { trialsOf, verdictOf } from '#tools/specmatic/report.ts';
import { runSpecmatic } from '#tools/specmatic/run.ts';
import { situationsOf } from '#tools/specmatic/situations.ts';
import { type Mutant, operationOf, type Respond, type SignIn } from './mutant.ts';

/** Defects of different operations, which one run of Specmatic tells apart by the operations that are wrong. */
type Batch = ReadonlyMap<OperationName, Mutant>;

/** The defects of each operation one after the other, those of different operations together. */
function batchesOf(mutants: readonly Mutant[]): readonly Batch[] {
  const byOperation = Map.groupBy(mutants, operationOf);
  const most = Math.max(0, ...[...byOperation.values()].map(({ length }) => length));
  return Array.from({ length: most }, (_none, index) => {
    const some = [...byOperation].flatMap(([operation, { [index]: mutant }]) =>
      mutant ? [[operation, mutant] as const] : [],
    );
    return new Map(some);
  });
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The defects that Specmatic finds by the requests of the document, each defect before the requests of its operation. */
export async function foundBySpecmatic(mutants: readonly Mutant[]): Promise<ReadonlySet<Mutant>> {
  const mock = await askMock('running');
  const backend = fromTheStart(mock, await situationsOf(mock));
  const right: Respond = (request) => backend.respond(request);
  const signIn: SignIn = (contact) => {
    const token = contact === examplePeople.administrator ? mock.tokens.administrator : mock.tokens.signedIn;
    return Promise.resolve(`Bearer ${token ?? ''}`);
  };

  const wrongOperations = async (respond: Respond, operations: readonly OperationName[]) => {
    const { url, stop } = await listen({ ...backend, respond }, 0);
    const folder = mkdtempSync(join(tmpdir(), 'specmatic-'));
    try {
      const output = await runSpecmatic({
        document: resolve(documentPath),
        baseUrl: url,
        folder,
        tokens: mock.tokens,
        generative: false,
        filter: [...new Set(operations.map((name) => `PATH='${contract[name].path}'`))].join(' || '),
        log: null,
        minutes: 20,
      });
      const trials = trialsOf(output);
      const untried = operations.filter((name) => trials.every(({ operation }) => operation !== name));
      if (untried.length > 0) throw new Error(`Specmatic made no request for ${untried.join(', ')}.`);
      return new Set(
        trials.filter((trial) => verdictOf(trial) === 'wrong').map(({ operation }) => operation),
      );
    } finally {
      await stop();
      rmSync(folder, { recursive: true });
    }
  };

  const clean = await wrongOperations(right, mutants.map(operationOf));
  if (clean.size > 0) throw new Error(`Without a defect is wrong: ${[...clean].join(', ')}`);
  const found = new Set<Mutant>();
  for (const batch of batchesOf(mutants)) {
    const defects = [...batch].map(([name, mutant]) => {
      const { method, path }: Endpoint = contract[name];
      return { method, pattern: patternOf(path), wrong: mutant.before(right, signIn) };
    });
    const respond: Respond = (request) => {
      const defect = defects.find(
        ({ method, pattern }) => method === request.method && pattern.test(request.path),
      );
      return (defect?.wrong ?? right)(request);
    };
    const wrong = await wrongOperations(respond, [...batch.keys()]);
    for (const [operation, mutant] of batch) if (wrong.has(operation)) found.add(mutant);
  }
  return found;
}
