import { type ProblemCode, problemCodes, problems } from '#contracts/problem.ts';
import { problemTitles } from '#contracts/problem-titles.ts';
import type { Components } from './components.ts';
import { uri } from './json-schema.ts';
import type { Json } from './sources.ts';

/** The members that every problem has. */
const common = ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId'];

/**
 * The common members that are constants of a problem. A validator finds `code` only beside `allOf`. The pattern of
 * `type` is left out: Specmatic makes up texts for each pattern before it begins, which takes minutes.
 */
const constants = ['status', 'code'];

/**
 * The schemas of the problems, each named by its code, so that the discriminator needs no mapping. Each is the common
 * members, its constants and its own; `Problem` is the union of all.
 */
export function problemComponents(components: Components): Record<string, Json> {
  const each = problemCodes.map((code) => {
    const { properties, required = [], ...rest } = components.of(problems[code].schema, 'answer');
    const isOwn = (name: string) => !common.includes(name) || constants.includes(name);
    return [
      code,
      {
        description: problemTitles[code],
        allOf: [{ $ref: uri('ProblemDetails') }],
        ...rest,
        properties: Object.fromEntries(
          Object.entries(Object(properties) as Json).filter(([name]) => isOwn(name)),
        ),
        required: (required as string[]).filter(isOwn), // JSON Schema's list of names
      },
    ] as const;
  });
  return {
    ProblemDetails: {
      description: 'What every problem has (RFC 9457).',
      type: 'object',
      properties: {
        type: {
          type: 'string',
          format: 'uri',
          description: 'Identifies the kind of problem; ends in its code.',
        },
        title: { type: 'string', description: 'The kind in a few words; the same for every occurrence.' },
        status: { type: 'integer', minimum: 400, maximum: 599, description: 'The status of this answer.' },
        detail: { type: 'string', description: 'A sentence for a person about this occurrence.' },
        instance: { type: 'string', description: 'The path that was asked for, without its query.' },
        code: { type: 'string', description: 'What a program decides by.' },
        requestId: { type: 'string', description: 'The same as in X-Request-Id, for asking about it.' },
      },
      required: common,
    },
    ...Object.fromEntries(each),
    Problem: {
      description: 'Every problem of the catalogue, told apart by its code. More can be added.',
      ...unionOf(Object.keys(problems) as ProblemCode[]), // keys of the catalogue
    },
  };
}

/** Returns the schema of an answer that is one of these problems. */
export function unionOf(codes: readonly ProblemCode[]): Json {
  const references = codes.map((code) => ({ $ref: uri(code) }));
  const [only, ...rest] = references;
  return only && rest.length === 0 ? only : { oneOf: references, discriminator: { propertyName: 'code' } };
}
