import type { Json } from '#contracts/openapi/sources.ts';
import { asJson, type Bump, type Change, resolvedIn } from './change.ts';
import { operationChanges } from './operations.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** "GET /v1/orders/{}" and the operation: the names of parameters in a path are no part of its address. */
function operationsOf(document: Json): ReadonlyMap<string, { readonly at: string; readonly json: Json }> {
  const paths = Object.entries(asJson(document['paths']));
  return new Map(
    paths.flatMap(([path, item]) => {
      const { parameters = [], ...byMethod } = resolvedIn(document, item);
      return Object.entries(byMethod)
        .filter(([method]) => methods.includes(method))
        .map(([method, json]) => {
          const operation = asJson(json);
          const all = [parameters, operation['parameters'] ?? []].flat();
          return [
            `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`,
            { at: `${method.toUpperCase()} ${path}`, json: { ...operation, parameters: all } },
          ] as const;
        });
    }),
  );
}

/** Returns every difference between two OpenAPI documents that a client can notice, in the order of the newer one. */
export function documentChanges(before: Json, after: Json): readonly Change[] {
  const [was, is] = [operationsOf(before), operationsOf(after)];
  const whole = (at: string, reason: string, asks: Bump): Change => ({
    at,
    member: '',
    origin: null,
    reason,
    asks,
  });
  const changes = [
    ...[...was]
      .filter(([key]) => !is.has(key))
      .map(([, { at, json }]) => whole(at, `${operationName(json)} is no longer there`, 'major')),
    ...[...is].flatMap(([key, { at, json }]) => {
      const earlier = was.get(key);
      if (!earlier) return [whole(at, `${operationName(json)} is new`, 'minor')];
      return operationChanges({ before, after }, earlier.json, json).map((change) => ({ ...change, at }));
    }),
  ];
  if (changes.length > 0 || textOf(before) === textOf(after)) return withoutRepeated(changes);
  const reason = 'only descriptions, examples or names of schemas differ';
  return [{ at: null, member: '', origin: null, reason, asks: 'patch' }];
}

const operationName = ({ operationId }: Json) =>
  typeof operationId === 'string' ? operationId : 'the operation';

const textOf = ({ info, ...document }: Json) => {
  const { version: _version, ...rest } = asJson(info);
  return JSON.stringify({ ...document, info: rest });
};

/** What several operations share has changed once. */
function withoutRepeated(changes: readonly Change[]): readonly Change[] {
  const byOrigin = Map.groupBy(changes, ({ at, member, origin, reason, asks }) =>
    JSON.stringify(origin === null ? [at, member, reason] : [origin, reason, asks]),
  );
  return [...byOrigin.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const operations = new Set(rest.map(({ at }) => at).filter((at) => at !== first.at)).size;
    return operations === 0 ? [first] : [{ ...first, reason: `${first.reason}, as in ${operations} more` }];
  });
}
