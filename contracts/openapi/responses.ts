import type { Endpoint } from '#contracts/endpoint.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { type ProblemCode, problemCodes, problemMediaType, problems } from '#contracts/problem.ts';
import { problemTitles } from '#contracts/problem-titles.ts';
import type { Components } from './components.ts';
import { problemExample } from '#contracts/problem-examples.ts';
import { notModifiedHeaders, problemHeaders, successHeaders } from './headers.ts';
import { pascal } from './json-schema.ts';
import { linksOf } from './links.ts';
import { unionOf } from './problems.ts';
import type { Json } from './sources.ts';

const descriptions = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; the work is still under way.',
  204: 'Done; there is nothing to say.',
} as const;

/** How long an answer may be kept. As a constant in the header's schema it makes Specmatic refuse all examples. */
const keptFor = ({ cache }: Endpoint) =>
  cache
    ? ` \`Cache-Control\` is \`${cache.maxAgeS === 0 ? 'no-cache' : `public, max-age=${cache.maxAgeS}`}\`.`
    : '';

/**
 * Creates the answers of the operations. Each set of problem codes with one status is written once, and the
 * operations refer to it. It is named by one or two codes; a larger set by the first operation that has it.
 */
export function createResponses(components: Components, answers: ReadonlyMap<string, unknown>) {
  const shared: Record<string, Json> = {};
  const listed = new Set<ProblemCode>();
  const problemExamples: Record<string, Json> = {};

  const names = new Map<string, string>();
  function nameOf(codes: readonly ProblemCode[], operation: string, status: number): string {
    const spelled = codes.map(pascal).join('Or');
    const name = names.get(spelled) ?? (codes.length <= 2 ? spelled : `${operation}-${status}`);
    names.set(spelled, name);
    return name;
  }

  function refusals(operation: string, definition: Endpoint): Json {
    // Failures of the backend are the same for all operations, so "default" describes them.
    const ofOperation = problemsOf(definition).filter((code) => problems[code].status < 500);
    // Every operation can be refused because of too many requests.
    const codes: readonly ProblemCode[] = ofOperation.length > 0 ? ofOperation : ['rate-limited'];
    for (const code of codes) listed.add(code);
    const each = [...Map.groupBy(codes, (code) => problems[code].status)].map(([status, some]) => {
      const sorted = some.toSorted();
      const name = nameOf(sorted, operation, status);
      shared[name] ??= problemResponse(status, sorted);
      return [String(status), { $ref: `#/components/responses/${name}` }] as const;
    });
    return { ...Object.fromEntries(each), default: { $ref: '#/components/responses/AnyProblem' } };
  }

  /** @param names the names of the operation's requests, because tools look for an answer by the name of the request */
  function successes(definition: Endpoint, names: readonly string[]): Json {
    return Object.fromEntries(
      ([200, 201, 202, 204] as const).flatMap((status) => {
        const schema = definition.responses[status];
        if (schema === undefined) return [];
        const response = {
          description: descriptions[status] + keptFor(definition),
          headers: successHeaders(definition, status),
        };
        if (schema === null) return [[String(status), response]];
        const json = components.of(schema, 'answer');
        const links = status === 201 || status === 202 ? linksOf(definition, schema) : {};
        const name = components.nameOf(schema);
        const example = name === undefined ? undefined : answers.get(name);
        if (name !== undefined && example !== undefined) {
          problemExamples[name] = { value: example };
        }
        const examples =
          example === undefined
            ? {}
            : {
                examples: Object.fromEntries(
                  names.map((request) => [request, { $ref: `#/components/examples/${name}` }]),
                ),
              };
        const content = { 'application/json': { schema: json, ...examples } };
        return [
          [String(status), { ...response, content, ...(Object.keys(links).length > 0 ? { links } : {}) }],
        ];
      }),
    );
  }

  function unchanged({ cache }: Endpoint): Json {
    if (!cache) return {};
    shared['NotModified'] = {
      description: 'The answer that was kept is still right.',
      headers: notModifiedHeaders,
    };
    return { 304: { $ref: '#/components/responses/NotModified' } };
  }

  /** The answers that operations share; any operation can have the problems that none lists. */
  const all = () => ({
    ...shared,
    AnyProblem: problemResponse(
      null,
      problemCodes.filter((code) => !listed.has(code)),
    ),
  });

  return {
    /** @param requests the names of the operation's examples */
    of: (operation: string, definition: Endpoint, requests: readonly string[]): Json => ({
      ...successes(definition, requests),
      ...unchanged(definition),
      ...refusals(operation, definition),
    }),
    shared: () => sortedByName(all()),
    examples: () => sortedByName({ ...problemExamples, ...examplesIn(all()) }),
  };
}

const context = {
  types: 'https://tranche.example/problems',
  instance: '/v1/orders/ord_01JH8ZK3W00000000000000000',
  requestId: 'req-mk7v3s00-1f',
};

/** Returns an example of each problem that these responses refer to. */
function examplesIn(shared: Json): Record<string, Json> {
  const text = JSON.stringify(shared);
  const codes = problemCodes.filter((code) => text.includes(`"#/components/examples/${code}"`));
  return Object.fromEntries(
    codes.map((code) => [code, { summary: problemTitles[code], value: problemExample(code, context) }]),
  );
}

const sortedByName = (parts: Readonly<Record<string, Json>>): Json =>
  Object.fromEntries(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function problemResponse(status: number | null, codes: readonly ProblemCode[]): Json {
  return {
    description:
      status === null
        ? 'Any other problem, such as a failure of the backend. A client treats a code that it does not know by the status.'
        : codes.length > 1
          ? 'One of several problems: `code` says which.'
          : codes.map((code) => `${problemTitles[code]}.`).join(''),
    headers: problemHeaders(status, codes),
    content: {
      [problemMediaType]: {
        schema: status === null ? { $ref: '#/components/schemas/Problem' } : unionOf(codes),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
