import type { Json } from '#contracts/openapi/sources.ts';
import { alternativesOf, identityOf } from './alternatives.ts';
import {
  asJson,
  asList,
  bumpOf,
  type Change,
  type Difference,
  difference,
  type Direction,
  type Documents,
  nameIn,
  namesOfBoth,
  needChange,
  wordOf,
} from './change.ts';
import { type Keyword, keywordsOf, valuesOf } from './keywords.ts';

interface Comparison extends Documents {
  readonly direction: Direction;
  /** Whether clients expect alternatives that they do not know: of problems they do. */
  readonly grows: boolean;
}

interface Place {
  readonly member: string;
  readonly origin: string | null;
  /** The pairs of named schemas around it, because a schema can contain itself. */
  readonly within: readonly string[];
}

const at = ({ member, origin }: Place, reason: string, asks: Change['asks']): Difference => ({
  ...difference(member, reason, asks),
  origin,
});

const inside = ({ member, origin, within }: Place, name: string): Place => ({
  member: `${member}/${name}`,
  origin: origin === null ? null : `${origin}/${name}`,
  within,
});

/** Returns how what fits a schema has changed; `member` is where it stands in the operation. */
export const schemaChanges = (comparison: Comparison, before: unknown, after: unknown, member: string) =>
  changesAt(comparison, before, after, { member, origin: null, within: [] });

function changesAt(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  given: Place,
): readonly Difference[] {
  const names = [nameIn(before), nameIn(after)];
  const pair = names.join(' ');
  const isNamed = !names.includes(null);
  if (isNamed && given.within.includes(pair)) return [];
  const place = isNamed
    ? { member: given.member, origin: nameIn(after), within: [...given.within, pair] }
    : given;
  const { direction, grows } = comparison;
  const of = (now: Keyword['now'], reason: string) => at(place, reason, bumpOf(direction, now));

  const { pairs, removed, added } = paired(comparison, before, after);
  return [
    ...removed.map((one) => of('narrower', `${nameOf(one)} is no longer possible`)),
    ...added.map((one) =>
      grows
        ? at(place, `${nameOf(one)} is possible now`, 'minor')
        : of('wider', `${nameOf(one)} is possible now`),
    ),
    ...pairs.flatMap(([was, is]) => {
      const type = typeChange(was, is);
      if (type) return [of(type.now, type.reason)];
      return [
        ...keywordsOf(was, is).map(({ now, reason }) => of(now, reason)),
        ...valueChanges(comparison, was, is).map(({ reason, asks }) => at(place, reason, asks)),
        ...memberChanges(comparison, was, is, place),
        ...innerChanges(comparison, was, is, place),
      ];
    }),
  ];
}

/** Pairs the alternatives of two schemas; the last one of each belongs to that of the other. */
function paired({ before, after }: Comparison, schemaBefore: unknown, schemaAfter: unknown) {
  const added = [...alternativesOf(after, schemaAfter)];
  const removed: Json[] = [];
  const pairs: (readonly [Json, Json])[] = [];
  for (const was of alternativesOf(before, schemaBefore)) {
    const index = added.findIndex((one) => identityOf(after, one) === identityOf(before, was));
    const [is] = index === -1 ? [] : added.splice(index, 1);
    if (is) pairs.push([was, is]);
    else removed.push(was);
  }
  const [was, is] = [removed[0], added[0]];
  return was && is && removed.length === 1 && added.length === 1
    ? { pairs: [...pairs, [was, is] as const], removed: [], added: [] }
    : { pairs, removed, added };
}

/** Names an alternative by its type and, of an object, the members that it requires. */
function nameOf({ type, required, enum: values }: Json): string {
  const names = asList(required).join(', ');
  if (names !== '') return `an object with ${names}`;
  return values === undefined ? wordOf(type) : `one of ${asList(values).join(', ')}`;
}

function typeChange({ type: was }: Json, { type: is }: Json): Keyword | null {
  if (was === is) return null;
  const isWider = is === undefined || (was === 'integer' && is === 'number');
  const isNarrower = was === undefined || (was === 'number' && is === 'integer');
  const reason = `was ${wordOf(was)} and is ${wordOf(is)}`;
  return { now: isWider ? 'wider' : isNarrower ? 'narrower' : 'other', reason };
}

/** A reader shows a value that it does not know as such, so values can be added to answers. */
function valueChanges(
  { direction }: Comparison,
  before: Json,
  after: Json,
): Pick<Change, 'reason' | 'asks'>[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  if (was === is || (was && is && was.join() === is.join())) return [];
  if (!was) return [{ reason: 'is one of certain values now', asks: bumpOf(direction, 'narrower') }];
  if (!is) return [{ reason: 'can be any value now', asks: bumpOf(direction, 'wider') }];
  if (before['const'] !== undefined && after['const'] !== undefined)
    return [{ reason: `was ${was.join()} and is ${is.join()}`, asks: 'major' }];
  return [
    ...was
      .filter((value) => !is.includes(value))
      .map((value) => ({ reason: `${value} is no longer a value`, asks: bumpOf(direction, 'narrower') })),
    ...is
      .filter((value) => !was.includes(value))
      .map((value) => ({ reason: `${value} is a value now`, asks: 'minor' as const })),
  ];
}

function memberChanges(
  comparison: Comparison,
  before: Json,
  after: Json,
  place: Place,
): readonly Difference[] {
  const isRequest = comparison.direction === 'request';
  const [was, is] = [asJson(before['properties']), asJson(after['properties'])];
  return namesOfBoth(was, is).flatMap((name): readonly Difference[] => {
    const here = inside(place, name);
    const of = (reason: string, breaks: boolean) => at(here, reason, breaks ? 'major' : 'minor');
    const wasRequired = asList(before['required']).includes(name);
    const isRequired = asList(after['required']).includes(name);
    if (!(name in was)) {
      if (!isRequest || !isRequired) return [of('is new', false)];
      return [of('is new and required', true)];
    }
    if (!(name in is)) {
      if (isRequest) return [of('is no longer read', true)];
      return [of('is no longer answered', wasRequired)];
    }
    return [
      ...needChange(comparison.direction, wasRequired, isRequired, here.member).map((change) => ({
        ...change,
        origin: here.origin,
      })),
      ...changesAt(comparison, was[name], is[name], here),
    ];
  });
}

/** The changes of the items of a list, and of members of any name. */
function innerChanges(
  comparison: Comparison,
  before: Json,
  after: Json,
  place: Place,
): readonly Difference[] {
  return ['items', 'additionalProperties'].flatMap((keyword) => {
    const [was, is] = [before[keyword] ?? true, after[keyword] ?? true];
    if (typeof was === 'object' && typeof is === 'object')
      return changesAt(comparison, was, is, inside(place, '*'));
    if (was === is) return [];
    const now = was === true || is === false ? 'narrower' : 'wider';
    const reason = now === 'narrower' ? `fewer ${keyword} fit now` : `more ${keyword} fit now`;
    return [at(inside(place, '*'), reason, bumpOf(comparison.direction, now))];
  });
}
