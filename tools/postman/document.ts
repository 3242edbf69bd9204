import { z } from '#contracts/z.ts';

const Examples = z.optional(z.record(z.string(), z.object({ value: z.unknown() })));

const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  explode: z.optional(z.boolean()),
  examples: Examples,
});
export type Parameter = z.output<typeof Parameter>;

const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.array(z.union([Parameter, z.object({ $ref: z.string() })])),
  requestBody: z.optional(
    z.object({ content: z.object({ 'application/json': z.object({ examples: Examples }) }) }),
  ),
});
export type Operation = z.output<typeof Operation>;

/** The parts of the OpenAPI document that a collection of requests is made from. */
const OpenApi = z.object({
  info: z.object({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ parameters: z.record(z.string(), Parameter) }),
});
export type OpenApi = z.output<typeof OpenApi>;

export const readDocument = (json: unknown): OpenApi => z.parse(OpenApi, json);

/** The parameters of an operation, those that it shares with others included. */
export function parametersOf({ parameters }: Operation, { components }: OpenApi): readonly Parameter[] {
  return parameters.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const shared = components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    if (!shared) throw new Error(`The document has no ${parameter.$ref}`);
    return shared;
  });
}

/** The value in the first example. */
export const firstValue = (examples: Parameter['examples']): unknown =>
  Object.values(examples ?? {})[0]?.value;
