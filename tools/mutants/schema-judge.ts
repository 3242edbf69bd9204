import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { contract } from '#contracts/index.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { documentPath } from '#tools/openapi/document.ts';

type Tree = Readonly<Record<string, unknown>>;
const asTree = (value: unknown): Tree => (typeof value === 'object' && value !== null ? { ...value } : {});

const document = asTree(JSON.parse(readFileSync(documentPath, 'utf8')));
const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: fullFormats });
ajv.addSchema(document, 'document');

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A place in the document: its keys, and what is there. */
interface Place {
  readonly keys: readonly string[];
  readonly value: Tree;
}

const root: Place = { keys: [], value: document };

/** The place below another one, or where a reference there leads; null when there is nothing. */
function below({ keys, value }: Place, ...further: readonly string[]): Place | null {
  const [key, ...rest] = further;
  if (key === undefined) {
    const { $ref } = value;
    return typeof $ref === 'string' ? below(root, ...$ref.split('/').slice(1)) : { keys, value };
  }
  return key in value ? below({ keys: [...keys, key], value: asTree(value[key]) }, ...rest) : null;
}

/** What the published document says against an answer, without knowing the contract's own schemas; null if nothing. */
export function findingIn(request: WireRequest, response: WireResponse): string | null {
  const operation = operationOf(request.method, request.path);
  if (operation === undefined) return null;
  const { method, path } = contract[operation];
  const responses = below(root, 'paths', path, method.toLowerCase(), 'responses');
  const answer = responses && (below(responses, String(response.status)) ?? below(responses, 'default'));
  if (!answer) return `${response.status} is not documented`;

  const headers = new Headers(response.headers);
  for (const name of Object.keys(below(answer, 'headers')?.value ?? {})) {
    const header = below(answer, 'headers', name);
    const given = headers.get(name);
    if (given === null && header?.value['required'] === true) return `${name} is missing`;
    const schema = header && below(header, 'schema');
    if (given !== null && schema?.value['type'] === 'string' && !fits(schema, given))
      return `${name}: ${given}`;
  }

  const types = Object.keys(below(answer, 'content')?.value ?? {});
  if (types.length === 0) return response.body ? 'there is a body' : null;
  const type = headers.get('content-type') ?? '';
  const schema = below(answer, 'content', type, 'schema');
  if (!schema) return `Content-Type: ${type}`;
  return response.body !== null && fits(schema, JSON.parse(response.body)) ? null : 'the body does not fit';
}

function fits({ keys }: Place, value: unknown): boolean {
  const ref = `document#/${keys.map(escaped).map(encodeURIComponent).join('/')}`;
  const validate = ajv.getSchema(ref);
  if (!validate) throw new Error(`The document has no schema at ${ref}.`);
  return validate(value) === true;
}
