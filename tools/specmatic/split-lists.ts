import { z } from '#contracts/z.ts';

const Parameter = z.looseObject({ $ref: z.optional(z.string()), in: z.optional(z.string()) });
const Operation = z.looseObject({ operationId: z.string(), parameters: z.optional(z.array(Parameter)) });
const Document = z.looseObject({
  paths: z.record(z.string(), z.looseObject({ get: z.optional(Operation) })),
  components: z.looseObject({ parameters: z.record(z.string(), Parameter) }),
});

/** Query parameters of one operation, at most. */
const atOnce = 3;

/** The path of the contract for one of the document that `splitLists` makes. */
export const plainPath = (path: string) => path.replace(/(?:~|%7E)\d+$/, '');

/**
 * The document with each list several times, at paths that end in "~1", "~2", …, each time with a few of its query
 * parameters. Requests are generated for every combination, and with all parameters at once a list has more than 20,000.
 */
export function splitLists(text: string): string {
  const document = z.parse(Document, JSON.parse(text));
  const isQuery = ({ $ref, ...inlineParameter }: z.output<typeof Parameter>) => {
    const name = $ref?.split('/').at(-1);
    return (name === undefined ? inlineParameter : document.components.parameters[name])?.in === 'query';
  };
  const paths = Object.entries(document.paths).flatMap(([path, { get, ...otherMethods }]) => {
    if (!get) return [[path, otherMethods] as const];
    const { parameters = [] } = get;
    const [query, fixed] = [parameters.filter(isQuery), parameters.filter((one) => !isQuery(one))];
    const groups = Array.from({ length: Math.max(1, Math.ceil(query.length / atOnce)) }, (_none, index) =>
      query.slice(index * atOnce, (index + 1) * atOnce),
    );
    return groups.map((group, index) => {
      const operation = { ...get, parameters: [...fixed, ...group] };
      if (index === 0) return [path, { get: operation, ...otherMethods }] as const;
      return [
        `${path}~${index}`,
        { get: { ...operation, operationId: `${get.operationId}-${index}` } },
      ] as const;
    });
  });
  return JSON.stringify({ ...document, paths: Object.fromEntries(paths) });
}
