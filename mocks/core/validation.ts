import type { FieldError } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';
import { raise } from './handler-result.ts';

/** Formats a path as an RFC 6901 pointer. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const maxErrors = 50;

/**
 * Converts schema errors to field errors for a form; `under` is the prefix: "" for the body, "/query" for the query.
 */
function fieldErrors(error: z.core.$ZodError, under: string): FieldError[] {
  return error.issues
    .flatMap(deepest)
    .slice(0, maxErrors)
    .flatMap((issue): FieldError[] => {
      const pointer = under + pointerOf(issue.path);
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
          pointer: pointer + pointerOf([key]),
          code: 'unknown',
          message: 'Not known here',
        }));
      }
      return [{ pointer, code: issue.code.replaceAll('_', '-'), message: messageOf(issue) }];
    });
}

/** If all alternatives refuse the value, returns the errors of the one that matched most of it. */
function deepest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depthOf = (issues: readonly z.core.$ZodIssue[]) =>
    Math.max(0, ...issues.map(({ path }) => path.length));
  const [closest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  if (depthOf(closest) === 0) return [issue];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const defaultMessage = 'Invalid input'; // the schema library's message where a schema has none

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== defaultMessage) return issue.message;
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'This is needed' : `Must be of type ${issue.expected}`;
  }
  if (issue.code === 'too_small') return `At least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`;
  if (issue.code === 'too_big') return `At most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`;
  return issue.code === 'invalid_value' ? `One of ${issue.values.join(', ')}` : 'Not in the right form';
}

function unitOf(origin: string, count: number | bigint): string {
  const isOne = Number(count) === 1;
  if (origin === 'string') return isOne ? ' character' : ' characters';
  if (origin === 'array') return isOne ? ' entry' : ' entries';
  return '';
}

/** Returns the parsed value; raises validation-failed with every invalid field. */
export function validated<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  under: string,
): z.output<Schema> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, under);
  const count = errors.length === 1 ? 'One field needs' : `${errors.length} fields need`;
  return raise('validation-failed', `${count} attention.`, { errors });
}
