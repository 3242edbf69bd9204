import { firstValue, type OpenApi, type Operation, type Parameter, parametersOf } from './document.ts';

interface Entry {
  readonly key: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly disabled?: boolean;
}

interface Parts {
  readonly description?: string;
  /** The name of the variable with the token; null for a request without one. */
  readonly token: string | null;
  readonly header?: readonly Entry[];
  readonly query?: readonly Entry[];
  readonly variable?: readonly Entry[];
  readonly body?: unknown;
}

/** A request of Postman's format 2.1. */
export function requestTo(method: string, path: string, parts: Parts) {
  const { description, token, header = [], query = [], variable = [], body } = parts;
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const search = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const json: Entry = { key: 'Content-Type', value: 'application/json' };
  return {
    method: method.toUpperCase(),
    ...(description === undefined ? {} : { description }),
    auth:
      token === null
        ? { type: 'noauth' }
        : { type: 'bearer', bearer: [{ key: 'token', value: `{{${token}}}`, type: 'string' }] },
    header: body === undefined ? header : [json, ...header],
    url: {
      raw: `{{baseUrl}}/${segments.join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`,
      host: ['{{baseUrl}}'],
      path: segments,
      query,
      variable,
    },
    ...(body === undefined
      ? {}
      : {
          body: {
            mode: 'raw',
            raw: JSON.stringify(body, null, 2),
            options: { raw: { language: 'json' } },
          },
        }),
  };
}

/** The request of an operation, with the values of its first example. */
export function requestOf(method: string, path: string, operation: Operation, document: OpenApi) {
  const parameters = parametersOf(operation, document);
  const entriesIn = (place: Parameter['in'], entries: (parameter: Parameter) => readonly Entry[]) =>
    parameters.filter((parameter) => parameter.in === place).flatMap(entries);
  const body = firstValue(operation.requestBody?.content['application/json'].examples);
  return requestTo(method, path, {
    description: operation.description,
    token: tokenOf(method, operation),
    header: entriesIn('header', (parameter) => [headerOf(parameter)]),
    query: entriesIn('query', queryOf),
    variable: entriesIn('path', (parameter) => [entryOf(parameter, firstValue(parameter.examples))]),
    ...(body === undefined ? {} : { body }),
  });
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const entryOf = ({ name, description }: Parameter, value: unknown): Entry => ({
  key: name,
  value: textOf(value),
  description,
});

/** A command that can do without a token is part of logging in. */
function tokenOf(method: string, { security }: Operation): string | null {
  const accepts = (name: string) => security.some((scheme) => name in scheme);
  if (accepts('administrator')) return 'administratorToken';
  const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
  return accepts('signedIn') && !(isOptional && method !== 'get') ? 'customerToken' : null;
}

/** A new key for each time that a command is sent; `Dry-Run` and conditions of caches are there to be switched on. */
function headerOf(parameter: Parameter): Entry {
  switch (parameter.name) {
    case 'Idempotency-Key':
      return entryOf(parameter, '{{$guid}}');
    case 'Dry-Run':
      return { ...entryOf(parameter, 'true'), disabled: true };
    case 'If-Match':
      return entryOf(parameter, firstValue(parameter.examples));
    default:
      return { ...entryOf(parameter, ''), disabled: true };
  }
}

/** Required ones are switched on, the others there to be. A list is one value or, by its `explode`, several. */
function queryOf(parameter: Parameter): readonly Entry[] {
  const value = firstValue(parameter.examples);
  const values: readonly unknown[] = Array.isArray(value) ? [...new Set<unknown>(value)] : [value];
  const sent = parameter.explode === false ? [values.join(',')] : values;
  return sent.map((each) => ({ ...entryOf(parameter, each), disabled: !parameter.required }));
}
