import type { Endpoint } from '#contracts/endpoint.ts';
import type { Components } from './components.ts';
import type { createParameters, NamedExamples } from './parameters.ts';
import type { createResponses } from './responses.ts';
import type { DocumentSources, ExampleRequest, Json } from './sources.ts';
import { descriptionOf } from './descriptions.ts';

/** Converts "one thing" to "one-thing", the same name in request and answer. */
const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

interface Parts {
  readonly components: Components;
  readonly parametersOf: ReturnType<typeof createParameters>;
  readonly responses: ReturnType<typeof createResponses>;
}

export function operationOf(
  name: string,
  definition: Endpoint,
  { components, parametersOf, responses }: Parts,
  sources: DocumentSources,
): Json {
  const { resources, examples } = sources;
  const { body, simulates, access, permission, approval, summary, deprecated, sunset } = definition;
  const { takes, alsoTakes = [] } = definition;
  const real = examples.requests.get(name);
  const requests = definition.examples.map(({ name: title, ...example }, index) => ({
    name: slug(title),
    request: { ...example, ...real?.[index] } satisfies ExampleRequest,
  }));
  const names = requests.map((request) => request.name);

  const valuesOf = (place: 'params' | 'query' | 'ifMatch', parameter: string): NamedExamples =>
    Object.fromEntries(
      requests.flatMap(({ name: title, request }) => {
        const value = pick(request[place], parameter);
        return value === undefined ? [] : [[title, { value }]];
      }),
    );

  return {
    operationId: name,
    summary,
    description: descriptionOf(name, definition, sources),
    tags: [resources.get(name)],
    ...(deprecated ? { deprecated: true } : {}),
    'x-since': definition.since ?? '1.0.0',
    ...(sunset ? { 'x-sunset': sunset } : {}),
    security: securityOf(access),
    ...(takes ? { 'x-steps': [takes, ...alsoTakes] } : {}),
    ...(permission ? { 'x-permission': permission } : {}),
    ...(approval ? { 'x-approval-permission': approval.permission } : {}),
    parameters: parametersOf(definition, names, valuesOf),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: components.body(body, simulates ?? name),
                examples: Object.fromEntries(
                  requests.map(({ name: title, request }) => [title, { value: request.body }]),
                ),
              },
            },
          },
        }
      : {}),
    responses: responses.of(name, definition, names),
  };
}

function securityOf(access: Endpoint['access']): readonly Json[] {
  if (access === 'public') return [];
  return access === 'optional' ? [{}, { signedIn: [] }] : [{ [access]: [] }];
}

/** Returns the value at "filter[status]" of { filter: { status: [...] } }. */
function pick(values: unknown, path: string): unknown {
  return path
    .split(/[[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>((value, part) => (Object(value) as Json)[part], values);
}
