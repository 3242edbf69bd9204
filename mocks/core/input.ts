import { type Endpoint, maxBodyCharacters } from '#contracts/endpoint.ts';
import { decodeQuery } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import type { WireRequest } from './wire.ts';
import { raise } from './handler-result.ts';
import { validated } from './validation.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Returns a function that reads and validates the input of an endpoint; it raises a problem for invalid input. */
export function inputReader(endpoint: Endpoint): (request: WireRequest, params: object) => Input {
  const { params, query, body } = endpoint;
  const paramsSchema = params && z.object(params);
  const querySchema = z.strictObject(query ?? {});
  return (request, given) => ({
    params: paramsSchema && checkedParams(paramsSchema, given),
    query: validated(querySchema, decodeQuery(request.search), '/query'),
    body: body && validated(body, readJson(request), ''),
  });
}

/** An id of the wrong form is reported as not found. */
function checkedParams(schema: z.core.$ZodType, given: object): unknown {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const name = String(result.error.issues[0]?.path[0]);
  const entity = name.replace(/Id$/, '') || name;
  return raise('not-found', `There is no such ${entity}.`, { entity });
}

const jsonType = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;
const charset = /;\s*charset\s*=\s*"?([^\s";]*)/gi;

function readJson({ header, body, isUtf8 = true }: WireRequest): unknown {
  const type = header('content-type') ?? '';
  if (!jsonType.test(type)) {
    return raise(
      'unsupported-media-type',
      'The body must be JSON, and say so in Content-Type: application/json.',
      { accepted: ['application/json'] },
    );
  }
  if ([...type.matchAll(charset)].some(([, name = '']) => !/^utf-?8$/i.test(name))) {
    return raise('unsupported-media-type', 'The body must be in UTF-8, and name no other charset.', {
      accepted: ['application/json', 'application/json; charset=utf-8'],
    });
  }
  if (!/^(identity)?$/i.test((header('content-encoding') ?? '').trim())) {
    return raise('unsupported-media-type', 'The body must be sent without a Content-Encoding.', {
      accepted: ['application/json'],
    });
  }
  if (body !== null && body.length > maxBodyCharacters) {
    return raise('content-too-large', `The body is longer than ${maxBodyCharacters} characters.`, {
      maxCharacters: maxBodyCharacters,
    });
  }
  if (!isUtf8) return raise('malformed-request', 'The body is not in UTF-8.');
  try {
    const value: unknown = JSON.parse(body ?? '');
    return value;
  } catch {
    return raise('malformed-request', 'The body is not JSON.');
  }
}
