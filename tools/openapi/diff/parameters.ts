import type { Json } from '#contracts/openapi/sources.ts';
import {
  asJson,
  asList,
  type Difference,
  difference,
  type Documents,
  namesOfBoth,
  needChange,
  resolvedIn,
} from './change.ts';
import { schemaChanges } from './schemas.ts';

/** Parameters by their place and name; those of a path by their position in it. */
function parametersOf(document: Json, operation: Json): Readonly<Record<string, Json>> {
  const all = asList(operation['parameters']).map((one) => resolvedIn(document, one));
  const inPath = all.filter((one) => one['in'] === 'path');
  return Object.fromEntries(
    all.map((parameter) => {
      const name = String(parameter['name']);
      const place = String(parameter['in']);
      if (place === 'path') return [`path ${inPath.indexOf(parameter)}`, parameter];
      return [`${place} ${place === 'header' ? name.toLowerCase() : name}`, parameter];
    }),
  );
}

export function parameterChanges(documents: Documents, before: Json, after: Json): readonly Difference[] {
  const was = parametersOf(documents.before, before);
  const is = parametersOf(documents.after, after);
  return namesOfBoth(was, is).flatMap((key) =>
    parameterChange(documents, was[key], is[key]).map((one) => ({
      ...one,
      // Many operations have the same header: its change is said once.
      origin: one.origin ?? `${key} ${JSON.stringify([was[key]?.['schema'], is[key]?.['schema']])}`,
    })),
  );
}

function parameterChange(
  documents: Documents,
  was: Json | undefined,
  is: Json | undefined,
): readonly Difference[] {
  const { in: place, name } = is ?? was ?? {};
  const member = `${String(place)} ${String(name)}`;
  const isRequired = is?.['required'] === true;
  if (!was)
    return [
      difference(member, isRequired ? 'is new and required' : 'is new', isRequired ? 'major' : 'minor'),
    ];
  if (!is) return [difference(member, 'is no longer read', 'major')];
  const isWrittenOtherwise = ['style', 'explode'].some((keyword) => was[keyword] !== is[keyword]);
  const [defaultBefore, defaultAfter] = [was, is].map(({ schema }) =>
    JSON.stringify(asJson(schema)['default']),
  );
  const { before, after } = documents;
  return [
    ...needChange('request', was['required'] === true, isRequired, member),
    ...(isWrittenOtherwise ? [difference(member, 'is written in another way', 'major')] : []),
    ...(defaultBefore === defaultAfter
      ? []
      : [difference(member, `leaving it out means ${String(defaultAfter)} now`, 'major')]),
    ...schemaChanges(
      { before, after, direction: 'request', grows: false },
      was['schema'],
      is['schema'],
      member,
    ),
  ];
}
