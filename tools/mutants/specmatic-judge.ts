import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import type * as askModule from '#tools/openapi/ask.ts';
import { askMock, examplePeople } from '#tools/openapi/ask.ts';
import { documentPath } from '#tools/openapi/document.ts';
import { fromTheStart } from '#tools/specmatic/from-the-start.ts';
import { trialsOf, verdictOf } from '#tools/specmatic/report.ts';
import { runSpecmatic } from '#tools/specmatic/run.ts';
import { situationsOf } from '#tools/specmatic/situations.ts';
import { type Mutant, operationOf, type Respond, type SignIn } from './mutant.ts';
import { loadPatched, type Patch } from './patched-copy.ts';

const Operation = z.looseObject({ operationId: z.string() });
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const folderOf = (index: number) => `/defect-${index}`;

/**
 * The document with the operation that shows a defect, for each of them, below a folder of its own, so that one run
 * of Specmatic, which takes long to begin, tries them all.
 */
function documentFor(mutants: readonly Mutant[]): string {
  const document = z.parse(Document, JSON.parse(readFileSync(documentPath, 'utf8')));
  const paths = mutants.map((mutant, index) => {
    const { method, path }: Endpoint = contract[operationOf(mutant)];
    const operation = document.paths[path]?.[method.toLowerCase()];
    const copy = { ...operation, operationId: `${operation?.operationId}-${index}` };
    return [folderOf(index) + path, { [method.toLowerCase()]: copy }] as const;
  });
  return JSON.stringify({ ...document, paths: Object.fromEntries(paths) });
}

/** The index of a defect and the request without its folder. */
function withoutFolder(request: WireRequest): readonly [index: number, request: WireRequest] {
  const [folder = '', index] = /^\/defect-(\d+)/.exec(request.path) ?? [];
  return [Number(index), { ...request, path: request.path.slice(folder.length) }];
}

/** Answers as a copy of the mock backend with a defect, which has the same tokens. */
async function respondAsCopy(patch: Patch): Promise<Respond> {
  const module = await loadPatched(patch, 'tools/openapi/ask.ts');
  const mock = await (module as typeof askModule).askMock('running'); // the same module, but for the patch
  const { respond } = fromTheStart(mock, await situationsOf(mock));
  // the mock of the examples throws when it has a fault
  return (request) => respond(request).catch(() => ({ status: 500, headers: {}, body: null }));
}

/** Which of these Specmatic finds by the requests of the document. Without a defect it has to find nothing. */
export async function foundBySpecmatic(mutants: readonly Mutant[]): Promise<ReadonlySet<Mutant>> {
  const mock = await askMock('running');
  const backend = fromTheStart(mock, await situationsOf(mock));
  const right: Respond = (request) => backend.respond(request);
  const signIn: SignIn = (contact) => {
    const token = contact === examplePeople.administrator ? mock.tokens.administrator : mock.tokens.signedIn;
    return Promise.resolve(`Bearer ${token ?? ''}`);
  };
  const none = [...Map.groupBy(mutants, operationOf)].map(([only]): Mutant => ({
    what: 'no defect',
    only,
    before: (respond) => respond,
  }));
  const all = [...mutants, ...none];
  const wrong = await Promise.all(
    all.map(async (mutant) =>
      'patch' in mutant ? respondAsCopy(mutant.patch) : mutant.before(right, signIn),
    ),
  );
  const respond: Respond = (request) => {
    const [index, asked] = withoutFolder(request);
    return (wrong[index] ?? right)(asked);
  };

  const { url, stop } = await listen({ ...backend, respond }, 0);
  const folder = mkdtempSync(join(tmpdir(), 'specmatic-'));
  try {
    const document = join(folder, 'openapi.json');
    writeFileSync(document, documentFor(all));
    const { tokens } = mock;
    const output = await runSpecmatic({
      document,
      baseUrl: url,
      folder,
      tokens,
      generative: false,
      filter: null,
      log: null,
      minutes: 30,
    });
    const trials = Map.groupBy(trialsOf(output), ({ scenario }) => /\/defect-(\d+)/.exec(scenario)?.[1]);
    const isWrong = (mutant: Mutant, index: number) => {
      const some = trials.get(String(index));
      if (!some) throw new Error(`Specmatic made no request for ${operationOf(mutant)}.`);
      return some.some((trial) => verdictOf({ ...trial, operation: operationOf(mutant) }) === 'wrong');
    };
    const found = all.filter(isWrong);
    const [rightOne] = found.filter((mutant) => !mutants.includes(mutant));
    if (rightOne) throw new Error(`Without a defect is wrong: ${operationOf(rightOne)}`);
    return new Set(found);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}
