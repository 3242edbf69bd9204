import { type Endpoint, problemsOf, type SuccessStatus } from './endpoint.ts';
import { contract } from './index.ts';
import { type ProblemCode, problemMediaType, problems } from './problem.ts';
import { z } from './z.ts';

type Json = Record<string, unknown>;

const descriptions: Record<SuccessStatus, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted, still under way',
  204: 'Done, nothing to say',
};

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
};

const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
});

function parametersOf({ params = {}, query = {}, idempotent, version }: Endpoint): Json[] {
  return [
    ...Object.entries(params).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema: jsonSchema(schema, 'input'),
    })),
    ...Object.entries(query).flatMap(([name, schema]): Json[] => {
      const json = jsonSchema(schema, 'input');
      // A filter object travels as filter[name]=value, repeated for alternatives: OpenAPI's deepObject cannot say that.
      const filters = json['type'] === 'object' ? Object.entries(Object(json['properties']) as Json) : null;
      return filters
        ? filters.map(([filter, values]) => ({
            name: `${name}[${filter}]`,
            in: 'query',
            explode: true,
            schema: values,
          }))
        : [{ name, in: 'query', required: isRequired(schema), schema: json }];
    }),
    ...(idempotent
      ? [header('Idempotency-Key', 'A UUID; the same key gets the stored answer for 24 hours')]
      : []),
    ...(version === 'requires' ? [header('If-Match', 'The ETag of the version that is changed')] : []),
  ];
}

function problemAnswers(definition: Endpoint): Json {
  const byStatus = Map.groupBy(problemsOf(definition), (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const references = codes.map((code) => ({ $ref: `#/components/schemas/${componentName(code)}` }));
      return [
        String(status),
        {
          description: codes.map((code) => problems[code].title).join('; '),
          content: {
            [problemMediaType]: { schema: references.length === 1 ? references[0] : { oneOf: references } },
          },
        },
      ];
    }),
  );
}

function successAnswers({ answers, version }: Endpoint): Json {
  const headers = version
    ? { headers: { ETag: { schema: { type: 'string' }, description: 'W/"version"' } } }
    : {};
  return Object.fromEntries(
    ([200, 201, 202, 204] as const).flatMap((status) => {
      const schema = answers[status];
      if (schema === undefined) return [];
      const content = schema
        ? { content: { 'application/json': { schema: jsonSchema(schema, 'output') } } }
        : {};
      return [[String(status), { description: descriptions[status], ...headers, ...content }]];
    }),
  );
}

const componentName = (code: ProblemCode) =>
  code.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase()) + 'Problem';

function operationOf(name: string, definition: Endpoint): Json {
  const { body, access, permission, summary, path, examples } = definition;
  const bodies = examples.filter((example) => example.body !== undefined);
  return {
    operationId: name,
    summary,
    tags: [
      path
        .split('/')
        .at(path.startsWith('/v1/admin/') ? 3 : 2)
        ?.replace(/:.*/, ''),
    ],
    security: access === 'public' ? [] : [{ bearer: [] }],
    ...(access === 'administrator' ? { 'x-access': 'administrator', 'x-permission': permission } : {}),
    parameters: parametersOf(definition),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: jsonSchema(body, 'input'),
                examples: Object.fromEntries(
                  bodies.map((example) => [example.name, { value: example.body }]),
                ),
              },
            },
          },
        }
      : {}),
    responses: { ...successAnswers(definition), ...problemAnswers(definition) },
  };
}

/** The contract as an OpenAPI 3.1 document: a plain object, ready for JSON. */
export function buildOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, definition] of Object.entries<Endpoint>(contract)) {
    (paths[definition.path] ??= {})[definition.method.toLowerCase()] = operationOf(name, definition);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tranche API',
      version: '1.0.0',
      description: 'Checkout by instalments. Generated from the contract; do not edit.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        Object.entries(problems).map(([code, { schema }]) => [
          componentName(code as ProblemCode),
          jsonSchema(schema, 'output'),
        ]), // keys of the catalogue
      ),
    },
  };
}
