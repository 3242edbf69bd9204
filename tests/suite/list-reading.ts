import type { Bound, Paging } from '#contracts/paging.ts';
import type { QueryArguments } from '#contracts/query.ts';

/** An item as a caller sees it. */
export type Item = Readonly<Record<string, unknown>>;
type Value = string | number;

export const idOf = (item: Item) => String(item['id'] ?? item['code']);

/** Names of the contract that mean another member of an item. */
const places: Readonly<Record<string, (item: Item) => unknown>> = {
  nextDue: ({ next }) => Object(next).dueDate,
  dueOn: ({ strip, status }) =>
    Array.from(Object(strip), Object)
      .filter(({ no, status: line, openMinor }) => {
        const isClosed = openMinor > 0 && (line === 'PAID' || line === 'CANCELLED');
        return no > 0 && status !== 'PENDING' && !isClosed;
      })
      .map(({ dueDate }) => dueDate),
  entityType: ({ entity }) => Object(entity).type,
  entityId: ({ entity }) => Object(entity).id,
  entityIds: ({ changes }) => Array.from(Object(changes), (change) => Object(change).entity.id).join('\n'),
  actorKind: ({ actor }) => Object(actor).kind,
  actorId: ({ actor }) => Object(actor).id,
  actorName: ({ actor }) => Object(actor).name,
  byName: ({ by }) => Object(by).name,
  dispute: ({ dispute }) => Object(dispute).status ?? 'NONE',
  promise: ({ promise }) => Object(promise).status ?? 'NONE',
  startedByName: ({ startedBy }) => Object(startedBy).name,
};

const placeIn = (item: Item, name: string) => (places[name] ? places[name](item) : item[name]);

/** The value of an item under a name of the contract, the first of several: money in minor units, null where there is none. */
export function valueIn(item: Item, name: string): Value | null {
  const placed = placeIn(item, name);
  const value: unknown = Array.isArray(placed) ? placed[0] : placed;
  if (typeof value === 'object' && value !== null) return Number(Object(value).amountMinor);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The values of an item under the name of a filter; one of them has to pass. */
function valuesIn(item: Item, name: string): readonly (Value | null)[] {
  const value = placeIn(item, name);
  return Array.isArray(value) ? value : [valueIn(item, name)];
}

export type TextsOf = (item: Item) => readonly string[];

/** The texts in which `q` is searched. */
export interface SearchedTexts {
  readonly visible: TextsOf;
  /** Those that the items do not show: `q` has to be one of them. */
  readonly hidden: TextsOf;
}

/** An amount as it is shown, and without the commas that it has; several texts as one; any other value as it is. */
function textOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(' ');
  const { amountMinor, currency } = Object(value);
  if (typeof amountMinor !== 'number') return value;
  const text = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amountMinor / 100);
  return `${text} ${text.replaceAll(',', '')}`;
}

/** The texts that the items show; a list may search more than it shows. */
export function shownTexts({ search }: Paging): TextsOf {
  return (item) =>
    search.map((field) => textOf(placeIn(item, field))).filter((text) => typeof text === 'string');
}

/** Without case and accents, character by character. */
function plain(text: string): string {
  const lower = text.toLocaleLowerCase('en').replaceAll('ß', 'ss');
  return [...lower].map((letter) => letter.normalize('NFD')[0] ?? '').join('');
}

/** Whether a text has the words of a term in any order, or the number that a term is. */
function hasWords(text: string, term: string, isNumber: boolean): boolean {
  const words = isNumber ? [term] : term.split(/\s+/);
  return words.every((word) => plain(text).includes(plain(word)));
}

const holds: Readonly<Record<Bound, (value: Value, bound: Value) => boolean>> = {
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
};

function passes(item: Item, name: string, wanted: object): boolean {
  return valuesIn(item, name).some((value) => {
    if (Array.isArray(wanted)) return wanted.includes(String(value));
    return Object.entries(wanted).every(
      ([bound, limit]: [string, Value]) => value !== null && holds[bound as Bound](value, limit), // the query's own names
    );
  });
}

/** Compares by one key; null is last in both directions. */
function byKey(name: string, falling: boolean) {
  return (a: Item, b: Item): number => {
    const [left, right] = [a, b].map((item) => {
      const value = valueIn(item, name);
      return typeof value === 'string' ? plain(value) : value;
    });
    if (left === right) return 0;
    if (left === null || left === undefined) return 1;
    if (right === null || right === undefined) return -1;
    return left < right !== falling ? -1 : 1;
  };
}

/** The expected answer of a list, computed from all of its items without tables, orders or indexes. */
export function readItems(
  all: readonly Item[],
  { sort = [], q = '', filter = {} }: QueryArguments,
  { visible, hidden }: SearchedTexts,
): readonly Item[] {
  const keys = sort.map((key) => ({ name: key.replace('-', ''), falling: key.startsWith('-') }));
  const fallingIds = keys.at(-1)?.falling ?? false;
  const steps = keys.map(({ name, falling }) => byKey(name, falling));
  // A number is also searched without the separators that people write between its digits.
  const isNumber = /^\+?\d[\d\s()./-]*$/.test(q.trim());
  const terms = [q.trim(), ...(isNumber ? [q.trim().replace(/[^\d+]/g, '')] : [])];
  return all
    .filter(
      (item) =>
        q === '' ||
        terms.some(
          (term) =>
            visible(item).some((text) => hasWords(text, term, isNumber)) ||
            hidden(item).some((text) => plain(text) === plain(term)),
        ),
    )
    .filter((item) => Object.entries(filter).every(([name, wanted]) => !wanted || passes(item, name, wanted)))
    .toSorted((a, b) => {
      for (const step of steps) {
        const result = step(a, b);
        if (result !== 0) return result;
      }
      return idOf(a) < idOf(b) !== fallingIds ? -1 : 1;
    });
}

/** The sums of these amounts over items, by currency in the order of the codes. */
export const sumsIn = (items: readonly Item[], names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const amounts = items.flatMap((item) => (item[name] === null ? [] : [Object(item[name])]));
      const currencies = [...new Set(amounts.map(({ currency }) => String(currency)))].toSorted();
      return [
        name,
        currencies.map((currency) => ({
          amountMinor: amounts.reduce(
            (all, amount) => all + (amount.currency === currency ? Number(amount.amountMinor) : 0),
            0,
          ),
          currency,
        })),
      ];
    }),
  );
