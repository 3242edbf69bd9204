import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { buildOpenApi } from '#contracts/openapi/document.ts';
import type { DocumentSources, ExampleRequest, Examples, Json } from '#contracts/openapi/sources.ts';
import { askMock } from './ask.ts';
import { shortest } from './shorten.ts';
import { type Subjects, subjectsOf } from './subjects/subjects.ts';
import { walk } from './walk.ts';

const none: Examples = { scalars: new Map(), answers: new Map(), requests: new Map() };

const asJson = (value: unknown) => Object(value) as Json;
const at = (json: Json, ...path: readonly string[]): Json =>
  path.reduce((inner, name) => asJson(inner[name]), json);

/** The name of a schema that is a component. */
function nameOf({ $ref }: Json): string {
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
}

/**
 * Calls every operation that only reads, then those whose answer is not known yet, and keeps a value for each named
 * schema. The same contract and scenario always give the same examples.
 */
export async function collectExamples(contractFiles: Omit<DocumentSources, 'examples'>): Promise<Examples> {
  const plain = buildOpenApi({ ...contractFiles, examples: none });
  const components = at(plain, 'components', 'schemas');
  const scalars = new Map<string, unknown>();
  const answers = new Map<string, unknown>();
  const mock = await askMock();

  const names = Object.keys(contract).toSorted() as OperationName[]; // keys of the contract
  const operationOf = (name: OperationName) => {
    const { path, method }: Endpoint = contract[name];
    return at(plain, 'paths', path, method.toLowerCase());
  };
  function parameterOf(operation: OperationName, name: string): Json {
    const { parameters } = operationOf(operation);
    if (!Array.isArray(parameters)) return {};
    const resolved = parameters.map((one) => {
      const { $ref } = asJson(one);
      return typeof $ref === 'string' ? at(plain, ...$ref.split('/').slice(1)) : asJson(one);
    });
    return resolved.find((one) => one['name'] === name) ?? {};
  }
  const answerSchema = (name: OperationName, status: number) =>
    at(operationOf(name), 'responses', String(status), 'content', 'application/json', 'schema');

  function keep(value: unknown, schema: Json) {
    walk(value, schema, components, (name, part) => {
      const isScalar = typeof part !== 'object' || part === null;
      if (isScalar && part !== null && !scalars.has(name)) scalars.set(name, part);
    });
  }

  function learn(name: OperationName, { status, body }: { readonly status: number; readonly body: unknown }) {
    const { responses: schemas }: Endpoint = contract[name];
    const schema = Object.entries(schemas).find(([declared]) => Number(declared) === status)?.[1];
    if (!schema) return;
    const json = answerSchema(name, status);
    keep(body, json);
    const component = nameOf(json);
    if (!answers.has(component)) answers.set(component, shortest(schema, body));
  }

  const isUnknown = (name: OperationName) => {
    const { responses: schemas }: Endpoint = contract[name];
    return Object.entries(schemas).some(
      ([status, schema]) => schema && !answers.has(nameOf(answerSchema(name, Number(status)))),
    );
  };

  /** The examples of an operation, with ids of existing entities of the scenario. */
  function requestsOf(name: OperationName, subjects: Subjects): ExampleRequest[] {
    const { params = {}, body, examples, version }: Endpoint = contract[name];
    const subject = subjects.get(name);
    return examples.map((example, index) => {
      const ids = Object.entries(params).map(([param]) => {
        const schema = at(parameterOf(name, param), 'schema');
        const named = example.params?.[param] ?? '';
        const subjectValue = index === 0 ? subject?.params?.[param] : undefined;
        const sample = named.startsWith('{')
          ? (scalars.get(nameOf(schema)) ?? scalarLike(schema['pattern']))
          : named;
        const sampleValue = subjectValue ?? sample;
        return [param, typeof sampleValue === 'string' ? sampleValue : ''] as const;
      });
      const given = { ...asJson(example.body), ...(index === 0 ? subject?.body : {}) };
      return {
        ...(ids.length > 0 ? { params: Object.fromEntries(ids) } : {}),
        ...(version === 'requires' ? { ifMatch: subject?.ifMatch ?? '"1"' } : {}),
        ...(body ? { body: withIds(given, subject?.ids) } : {}),
      };
    });
  }

  /** The first example, of a list only its first item. */
  function requestOf(name: OperationName, subjects: Subjects): ExampleRequest {
    const { paging, examples }: Endpoint = contract[name];
    const [request = {}] = requestsOf(name, subjects);
    const query = examples[0]?.query;
    if (paging) return { ...request, query: { ...query, limit: 1, total: true } };
    return { ...request, ...(query && { query }) };
  }

  const scalarLike = (pattern: unknown) =>
    typeof pattern === 'string'
      ? [...scalars.values()].find((value) => typeof value === 'string' && new RegExp(pattern).test(value))
      : undefined;

  /** Replaces the placeholder ids of an example by ids of the scenario. */
  function withIds(body: unknown, ids: Readonly<Record<string, string>> = {}): unknown {
    return JSON.parse(
      JSON.stringify(body).replace(/"(\w{3})_01JH8ZK3W00000000000000000"/g, (given, prefix: string) => {
        const real =
          ids[prefix] ?? [...scalars.values()].find((value) => String(value).startsWith(`${prefix}_`));
        return real === undefined ? given : JSON.stringify(real);
      }),
    );
  }

  const signedIn = [await mock.signIn('administrator'), await mock.signIn('signedIn')];
  for (const steps of signedIn.toReversed()) {
    learn('createChallenge', steps.createChallenge);
    learn('verifyChallenge', steps.verifyChallenge);
  }
  for (const bound of ['CountBound', 'MinorBound']) scalars.set(bound, 100); // no answer has one
  scalars.set('CardTokenId', mock.seeded.cardTokenId);
  scalars.set('ScratchcardTokenId', mock.seeded.scratchcardTokenId);
  scalars.set('JobId', mock.seeded.jobId);

  const reads = names.filter((name) => contract[name].method === 'GET');
  const withoutIds = reads.filter((name) => !('params' in contract[name]));
  for (const name of [...withoutIds, ...reads]) {
    if (isUnknown(name)) learn(name, await mock.ask(name, requestOf(name, new Map())));
  }
  const subjects = await subjectsOf(mock.ask, mock.seeded);
  for (const name of reads) if (isUnknown(name)) learn(name, await mock.ask(name, requestOf(name, subjects)));
  const requests = new Map(names.map((name) => [name, requestsOf(name, subjects)]));

  for (const name of names) {
    if (isUnknown(name)) learn(name, await mock.ask(name, requestOf(name, subjects)));
  }
  // Ids of several kinds, of which answers have none by that name.
  for (const [name, kind] of [
    ['AnyId', 'OrderId'],
    ['ActorId', 'UserId'],
  ] as const) {
    const id = scalars.get(kind);
    if (id !== undefined) scalars.set(name, id);
  }
  const missing = names.filter(isUnknown);
  if (missing.length > 0) {
    throw new Error(
      `No example for the answer of ${missing.join(', ')}: the scenario (mocks/scenarios/one-of-each.ts) has to ` +
        'have what they ask for, or tools/openapi/subjects to say what that is.',
    );
  }
  return { scalars, answers, requests };
}
