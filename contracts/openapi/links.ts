import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import type { Json } from './sources.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const endpoints = Object.entries<Endpoint>(contract).toSorted(([a], [b]) => (a < b ? -1 : 1));

const isOfAdministration = ({ access }: Endpoint) => access === 'administrator';

const ofBody = (member: string) => `$response.body#/${member}`;

/**
 * Returns the operations that read or change what an answer of `from` is about, for the same side. A parameter of a path
 * takes the answer's id if both have the same schema, or else a member or a parameter of the same name and schema.
 */
export function linksOf(from: Endpoint, answer: z.core.$ZodType): Json {
  const members: Shape = answer instanceof z.ZodMiniObject ? answer.shape : {};

  function valueOf(param: string, schema: z.core.$ZodType): string | undefined {
    if (members['id'] === schema) return ofBody('id');
    if (members[param] === schema) return ofBody(param);
    return from.params?.[param] === schema ? `$request.path.${param}` : undefined;
  }

  const links = endpoints.flatMap(([operationId, to]) => {
    if (isOfAdministration(from) !== isOfAdministration(to)) return [];
    const values = Object.entries(to.params ?? {}).map(
      ([param, schema]) => [param, valueOf(param, schema)] as const,
    );
    const isAboutAnswer = values.some(([, value]) => value === ofBody('id'));
    if (!isAboutAnswer || values.some(([, value]) => value === undefined)) return [];
    const ifMatch = from.version && to.version === 'requires' ? { 'If-Match': '$response.header.ETag' } : {};
    const parameters = { ...Object.fromEntries(values), ...ifMatch };
    return [[operationId, { operationId, parameters }] as const];
  });
  return Object.fromEntries(links);
}
