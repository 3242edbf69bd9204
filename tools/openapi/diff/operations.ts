import type { Json } from '#contracts/openapi/sources.ts';
import { answerChanges, bodyChanges } from './bodies.ts';
import { asList, type Difference, difference, type Documents, wordOf } from './change.ts';
import { parameterChanges } from './parameters.ts';

/** Texts of an operation: no program depends on them. */
const texts = ['summary', 'description', 'tags', 'x-since', 'x-sunset'];
/** Permissions that callers need. */
const permissions = ['x-permission', 'x-approval-permission'];

/** Returns how one operation has changed for its callers. */
export function operationChanges(documents: Documents, before: Json, after: Json): readonly Difference[] {
  return [
    ...nameChange(before['operationId'], after['operationId']),
    ...securityChanges(documents, before, after),
    ...permissions.flatMap((name) => permissionChange(name, before[name], after[name])),
    ...(after['deprecated'] === true && before['deprecated'] !== true
      ? [difference('', 'is deprecated', 'minor')]
      : []),
    ...texts
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => difference(name, 'has another text', 'patch')),
    ...parameterChanges(documents, before, after),
    ...bodyChanges(documents, before['requestBody'], after['requestBody']),
    ...answerChanges(documents, before['responses'], after['responses']),
  ];
}

/** Generated clients call an operation by its name. */
const nameChange = (was: unknown, is: unknown): Difference[] =>
  was === is ? [] : [difference('operationId', `was ${wordOf(was)} and is ${wordOf(is)}`, 'major')];

function permissionChange(name: string, was: unknown, is: unknown): Difference[] {
  if (was === is) return [];
  return is === undefined
    ? [difference(name, `${wordOf(was)} is no longer needed`, 'minor')]
    : [difference(name, `callers need ${wordOf(is)} now`, 'major')];
}

/** The ways to authenticate, as text; none at all is `{}`. */
function waysOf(document: Json, operation: Json): readonly string[] {
  const ways = asList(operation['security'] ?? document['security']);
  return (ways.length > 0 ? ways : [{}]).map((way) => JSON.stringify(way));
}

function securityChanges(documents: Documents, before: Json, after: Json): Difference[] {
  const [was, is] = [waysOf(documents.before, before), waysOf(documents.after, after)];
  return [
    ...was
      .filter((way) => !is.includes(way) && !is.includes('{}'))
      .map((way) => difference('security', `${way} is no longer enough`, 'major')),
    ...is
      .filter((way) => !was.includes(way))
      .map((way) => difference('security', `${way} is enough now`, 'minor')),
  ];
}
