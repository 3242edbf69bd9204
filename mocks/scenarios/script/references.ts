import { prefixes } from '#contracts/ids.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { cast, isCast } from './script.ts';

// In a script an entity is named by its kind: {payment} is the newest payment, {payment 2} the second one by its time,
// {plan PLN-000101} the one with that number, and {mira's payment} her newest one. {code} is the newest one-time code.

export type EntityWord = keyof typeof prefixes;
export const isEntityWord = (word: string): word is EntityWord => Object.hasOwn(prefixes, word);

interface Row {
  readonly id: string;
}

/** The rows of an entity, in the order of their creation. */
export function rowsOf(tables: Reads, word: EntityWord): readonly Row[] {
  const start = `${prefixes[word]}_`;
  const all: readonly Row[] =
    word === 'document'
      ? tables.collaterals.all().flatMap(({ documents }) => documents)
      : Object.values(tables).flatMap((table) =>
          table.all().filter(({ id }: Row) => id.startsWith(start) && !id.includes('/')),
        );
  const byId = new Map(all.toReversed().map((row) => [row.id, row]));
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The row of an entity; undefined where there is none. */
export function rowWith(id: string, tables: Reads): Row | undefined {
  const word = entityWordFor(id);
  return word && rowsOf(tables, word).find((row) => row.id === id);
}

const entityWordFor = (id: string): EntityWord | undefined =>
  Object.keys(prefixes)
    .filter(isEntityWord)
    .find((word) => id.startsWith(`${prefixes[word]}_`));

/** The newest one-time code; null before the first one. */
export const newestCode = ({ messages }: Pick<Reads, 'messages'>): string | null =>
  messages.page({ order: 'sentAt', falling: true, limit: 20 }).rows.find(({ code }) => code !== null)?.code ??
  null;

/** The members by which people name an entity. */
const names = ['number', 'code', 'sku', 'email', 'phoneE164'] as const;
const namesOf = (row: Row) => names.map((name) => memberOf(row, name));

/** Returns what the inside of braces stands for, mostly an id; null where there is none. */
export function idOf(reference: string, tables: Reads): string | null {
  if (reference === 'code') return newestCode(tables);
  const [, member, of] = /^(\w+) of (.+)$/.exec(reference) ?? [];
  if (member !== undefined && of !== undefined) {
    const value = memberOf(rowWith(idOf(of, tables) ?? '', tables), member);
    return typeof value === 'string' ? value : null;
  }
  const [, owner, owned] = /^(\S+)['’]s (\w+)$/.exec(reference) ?? [];
  if (owner !== undefined && owned !== undefined) return ownedBy(owner, owned, tables);
  const [word = '', which] = reference.split(/ (.*)/);
  if (!isEntityWord(word)) return null;
  const rows = rowsOf(tables, word);
  if (which === undefined) return rows.at(-1)?.id ?? null;
  if (/^\d{1,6}$/.test(which)) return rows[Number(which) - 1]?.id ?? null;
  const name = isCast(which) ? cast[which].contact : which;
  return rows.find((row) => namesOf(row).includes(name))?.id ?? null;
}

function ownedBy(owner: string, word: string, tables: Reads): string | null {
  const name = owner.toLowerCase();
  const user = idOf(`user ${isCast(name) ? name : owner}`, tables);
  if (user === null || !isEntityWord(word)) return null;
  const rows = rowsOf(tables, word);
  return (
    rows.findLast((row) => [memberOf(row, 'userId'), memberOf(row, 'ownerId')].includes(user))?.id ?? null
  );
}

/** Replaces what is in braces by ids; what stands for nothing stays. */
export const withReferences = (text: string, tables: Reads): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (whole, reference: string) => idOf(reference, tables) ?? whole);

/** Returns how an id is written in a script: by a name that people use, or by its place. */
export function referenceTo(id: string, tables: Reads): string | null {
  const word = entityWordFor(id);
  if (word === undefined) return null;
  const rows = rowsOf(tables, word);
  const place = rows.findIndex((row) => row.id === id);
  const row = rows[place];
  if (!row) return null;
  const name = word === 'scratchcard' ? null : namesOf(row).find((each) => typeof each === 'string');
  return typeof name === 'string' ? `{${word} ${name}}` : `{${word} ${place + 1}}`;
}

/** Returns how the hash of a quote is written in a script. */
export function referenceToHash(hash: string, tables: Reads): string | null {
  const quote = tables.quotes.all().find((each) => each.hash === hash);
  const reference = quote && referenceTo(quote.id, tables);
  return reference ? `{hash of ${reference.slice(1, -1)}}` : null;
}
