import { capitalised } from '#src/ui/format/capitalised.ts';

/** One value that an audit entry changed: its path, and the value before and after; undefined if it did not exist. */
export interface ChangedMember {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

type Members = Readonly<Record<string, unknown>> | null;

/**
 * Returns every single value that differs, also within objects and lists, so that of a schedule only the changed
 * lines are listed.
 */
export function changedMembers(before: Members, after: Members): readonly ChangedMember[] {
  return differences([], before ?? undefined, after ?? undefined);
}

function differences(path: readonly string[], before: unknown, after: unknown): readonly ChangedMember[] {
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return [];
  const [old, now] = [comparedMembers(before, after), comparedMembers(after, before)];
  if (!old || !now) return [{ path, before, after }];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name) => differences([...path, name], old[name], now[name]));
}

const isMissing = (value: unknown) => value === undefined || value === null;

/**
 * Returns the parts to compare of one side, empty where it is missing; null if the change is a single value, such as
 * a list that was added or removed.
 */
function comparedMembers(value: unknown, other: unknown): Record<string, unknown> | null {
  if (isMissing(value)) return {};
  return Array.isArray(value) && isMissing(other) ? null : membersOf(value);
}

/**
 * Returns the members of an object or list that is compared part by part; null for single values, amounts and lists
 * of single values.
 */
function membersOf(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || 'amountMinor' in value) return null;
  if (!Array.isArray(value)) return { ...value };
  const items: readonly unknown[] = value;
  if (!items.every((item) => typeof item === 'object' && item !== null)) return null;
  return Object.fromEntries(items.map((item, index) => [keyOf(item, index), item]));
}

/** Identifies the lines of a schedule by their number, other items by their index. */
function keyOf(item: object, index: number): string {
  const no: unknown = Reflect.get(item, 'no');
  return String(typeof no === 'number' ? no : index + 1);
}

/**
 * Formats the path "lines", "3", "paidPrincipalMinor" as "Line 3, paid principal". Line 0 of a schedule is its down
 * payment.
 */
export function memberName(path: readonly string[]): string {
  const text = path
    .map((name) =>
      name
        .replace(/(Minor|Ppm|Bps)$/, '')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .replace(/\bid(s?)$/, 'ID$1'),
    )
    .reduce(
      (names, name) =>
        /^\d+$/.test(name) ? numbered(names, name) : names === '' ? name : `${names}, ${name}`,
      '',
    );
  return capitalised(text);
}

const numbered = (names: string, no: string) =>
  names === 'lines' && no === '0' ? 'down payment' : `${names.replace(/s$/, '')} ${no}`;
