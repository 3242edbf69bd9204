import { problemMediaType } from '#contracts/problem.ts';
import type { Json } from '#contracts/openapi/sources.ts';
import {
  asJson,
  type Difference,
  difference,
  type Direction,
  type Documents,
  namesOfBoth,
  needChange,
  resolvedIn,
} from './change.ts';
import { schemaChanges } from './schemas.ts';

export function bodyChanges(documents: Documents, before: unknown, after: unknown): readonly Difference[] {
  const member = 'request body';
  const [was, is] = [resolvedIn(documents.before, before), resolvedIn(documents.after, after)];
  const isRequired = is['required'] === true;
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [difference(member, 'is new', isRequired ? 'major' : 'minor')];
  if (after === undefined) return [difference(member, 'is no longer read', 'major')];
  return [
    ...needChange('request', was['required'] === true, isRequired, member),
    ...contentChanges(documents, 'request', was['content'], is['content'], member),
  ];
}

function contentChanges(
  documents: Documents,
  direction: Direction,
  before: unknown,
  after: unknown,
  member: string,
): readonly Difference[] {
  const [was, is] = [asJson(before), asJson(after)];
  return namesOfBoth(was, is).flatMap((type) => {
    if (!(type in was)) return [difference(member, `can be ${type} now`, 'minor')];
    if (!(type in is)) return [difference(member, `is no longer ${type}`, 'major')];
    const [earlier, later] = [asJson(was[type])['schema'], asJson(is[type])['schema']];
    const comparison = { ...documents, direction, grows: type === problemMediaType };
    return schemaChanges(comparison, earlier, later, member);
  });
}

/** Problems come and go with the rules; clients are written for the successes. */
export function answerChanges(documents: Documents, before: unknown, after: unknown): readonly Difference[] {
  const [was, is] = [asJson(before), asJson(after)];
  return namesOfBoth(was, is).flatMap((status) => {
    const member = `answer ${status}`;
    const bump = status.startsWith('2') ? 'major' : 'minor';
    if (!(status in was)) return [difference(member, 'is new', bump)];
    if (!(status in is)) return [difference(member, 'is no longer given', bump)];
    const earlier = resolvedIn(documents.before, was[status]);
    const later = resolvedIn(documents.after, is[status]);
    return [
      ...headerChanges(documents, asJson(earlier['headers']), asJson(later['headers']), member),
      ...contentChanges(documents, 'answer', earlier['content'], later['content'], member),
    ];
  });
}

function headerChanges(documents: Documents, before: Json, after: Json, answer: string): Difference[] {
  return namesOfBoth(before, after).flatMap((name) => {
    const member = `${answer} header ${name}`;
    if (!(name in before)) return [difference(member, 'is new', 'minor')];
    const was = resolvedIn(documents.before, before[name]);
    const wasCertain = was['required'] === true;
    if (!(name in after)) return [difference(member, 'is no longer sent', wasCertain ? 'major' : 'minor')];
    const is = resolvedIn(documents.after, after[name]);
    const comparison = { ...documents, direction: 'answer', grows: false } as const;
    return [
      ...needChange('answer', wasCertain, is['required'] === true, member),
      ...schemaChanges(comparison, was['schema'], is['schema'], member),
    ];
  });
}
