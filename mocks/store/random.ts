import type { Instant } from '#contracts/dates.ts';
import { invariant } from '#mocks/errors/invariant.ts';

/** The state of a generator: four unsigned 32-bit integers. The same state always gives the same numbers. */
export type RandomState = readonly [number, number, number, number];

/** Seeded pseudo-random numbers for demo data, ids and codes. Reproducible, so never fit for real secrets. */
export interface Random {
  /** Assigning it continues from that state. */
  state: RandomState;
  /** An integer in 0..2^32-1. */
  next(): number;
  /** An integer in min..max, both included; the range spans at most 2^53. */
  int(min: number, max: number): number;
  /** One of the items; an empty list is refused. */
  pick<Item extends NonNullable<unknown>>(items: readonly Item[]): Item;
  /** `count` decimal digits, leading zeros included. */
  digits(count: number): string;
  /** A text in the form of a UUID version 4. */
  uuid(): string;
  /**
   * "<prefix>_" and a ULID: 10 characters of time and 16 random ones, so that ids sort by creation time. Throws for a
   * time before 1970.
   * @param after an id of that prefix and time that the new one must sort after
   */
  ulid(prefix: string, at: Instant, after?: string): string;
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** FNV-1a with a final mix: maps any seed text to 32 well distributed bits. */
function hash(text: string): number {
  let bits = 2166136261;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 16777619);
  bits = Math.imul(bits ^ (bits >>> 16), 2246822507);
  return (bits ^ (bits >>> 13)) >>> 0;
}

function timeOfUlid(at: Instant): string {
  const ms = Date.parse(at);
  invariant(ms >= 0 && ms < 2 ** 48, `An id was to be made at ${at}: that is not a time a ULID can hold.`);
  let text = '';
  for (let rest = ms; text.length < 10; rest = Math.floor(rest / 32))
    text = crockford.charAt(rest % 32) + text;
  return text;
}

/** The id that sorts next after another one. */
function nextId(id: string): string {
  const last = crockford.at(-1) ?? '';
  const end = id.replace(new RegExp(`${last}+$`), ''); // the last character that can be increased ends it
  const increased = crockford.charAt(crockford.indexOf(end.slice(-1)) + 1);
  return (end.slice(0, -1) + increased).padEnd(id.length, crockford.charAt(0));
}

/** The generator is sfc32: small state, passes PractRand, and its counter prevents short cycles. */
export function createRandom(seed: number | string): Random {
  let [a, b, c, counter] = [hash(`a${seed}`), hash(`b${seed}`), hash(`c${seed}`), 1];

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }

  function int(min: number, max: number): number {
    invariant(min <= max, `A random integer from ${min} to ${max} was asked for: the range is empty.`);
    // 53 random bits, so that every integer can occur
    const fraction = ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
    return min + Math.floor(fraction * (max - min + 1));
  }

  function repeat(count: number, draw: () => string): string {
    let text = '';
    for (let left = count; left > 0; left -= 1) text += draw();
    return text;
  }

  for (let round = 0; round < 12; round += 1) next(); // skips rounds in which similar seeds give similar numbers

  return {
    get state(): RandomState {
      return [a >>> 0, b >>> 0, c >>> 0, counter >>> 0];
    },
    set state(state: RandomState) {
      [a, b, c, counter] = state;
    },
    next,
    int,
    pick(items) {
      const item = items[int(0, items.length - 1)];
      invariant(item !== undefined, 'A random item was asked for of a list with holes.');
      return item;
    },
    digits: (count) => repeat(count, () => String(int(0, 9))),
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (digit) =>
        (digit === 'x' ? next() >>> 28 : 8 + (next() >>> 30)).toString(16),
      ),
    ulid(prefix, at, after = '') {
      const id = `${prefix}_${timeOfUlid(at)}${repeat(16, () => crockford.charAt(next() >>> 27))}`;
      return id > after ? id : nextId(after);
    },
  };
}

/** Derives a state from another one and a number. */
export function derivedState(state: RandomState, by: number): RandomState {
  return createRandom(`${state.join('/')}/${by}`).state;
}
