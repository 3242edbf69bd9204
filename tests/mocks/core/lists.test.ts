import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NoteRow } from './notes/contract.ts';
import { openNotes } from './notes/open.ts';

type Ask = Awaited<ReturnType<typeof openNotes>>['ask'];

async function list(ask: Ask, url: string, as?: string) {
  const { status, json } = await ask('GET', url, as === undefined ? {} : { as });
  expect(status, JSON.stringify(json)).toBe(200);
  return json as unknown as { items: NoteRow[]; nextCursor: string | null; total: number | null }; // validated by the schema of the notes
}

async function walk(ask: Ask, url: string, each: () => Promise<void> = async () => undefined) {
  const items: NoteRow[] = [];
  let cursor: string | null = null;
  const cursors = new Set<string | null>();
  do {
    if (cursors.has(cursor)) throw new Error(`The cursor ${cursor} came twice`);
    cursors.add(cursor);
    const page = await list(ask, cursor === null ? url : `${url}&cursor=${encodeURIComponent(cursor)}`);
    items.push(...page.items);
    cursor = page.nextCursor;
    await each();
  } while (cursor !== null);
  return items;
}

const sample = [
  { text: 'Écru', label: 'x' },
  { text: 'beige', label: null, owner: 'bob' },
  { text: 'Amber', label: 'y', owner: 'bob' },
  { text: 'cyan', label: 'X' },
];
const texts = (items: readonly NoteRow[]) => items.map((item) => item.text);

test('sorts by an order of the table, a property or a function, with null last', async () => {
  const { ask } = await openNotes({ notes: sample });
  const sorted = async (sort: string) => texts((await list(ask, `/notes?sort=${sort}`)).items);
  expect(texts((await list(ask, '/notes')).items)).toEqual(['Amber', 'beige', 'cyan', 'Écru']);
  expect(await sorted('-text')).toEqual(['Écru', 'cyan', 'beige', 'Amber']);
  expect(await sorted('label')).toEqual(['Écru', 'cyan', 'Amber', 'beige']);
  expect(await sorted('-label')).toEqual(['Amber', 'cyan', 'Écru', 'beige']);
  expect(await sorted('-size')).toEqual(['Amber', 'beige', 'cyan', 'Écru']);
});

test('filters by any value of one filter and by all filters together', async () => {
  const { ask } = await openNotes({ notes: sample });
  const textsFor = async (query: string) => texts((await list(ask, `/notes?${query}`)).items);
  expect(await textsFor('filter[owner]=bob')).toEqual(['Amber', 'beige']);
  expect(await textsFor('filter[owner]=bob&filter[owner]=ann')).toHaveLength(4);
  expect(await textsFor('filter[label]=y&filter[owner]=bob')).toEqual(['Amber']);
  expect(await textsFor('filter[label]=y&filter[owner]=ann')).toEqual([]);
});

test('search ignores case and accents, and total counts the matches', async () => {
  const { ask } = await openNotes({ notes: sample });
  expect(await list(ask, '/notes?q=ECRU&limit=1&total=true')).toMatchObject({
    total: 1,
    items: [{ text: 'Écru' }],
  });
  expect(await list(ask, '/notes?q=%C3%AA&limit=1&total=true')).toMatchObject({
    total: 3,
    items: [{ text: 'Amber' }],
  });
  expect((await list(ask, '/notes?q=+&total=true')).total).toBe(4);
});

test('a customer’s list has only the caller’s rows, and no rows for an administrator', async () => {
  const { ask } = await openNotes({ notes: sample });
  expect(texts((await list(ask, '/mine', 'ann')).items)).toEqual(['cyan', 'Écru']);
  expect(texts((await list(ask, '/mine?sort=label', 'ann')).items)).toEqual(['Écru', 'cyan']);
  expect((await list(ask, '/mine?filter[owner]=bob&total=true', 'ann')).total).toBe(0);
  expect((await list(ask, '/mine?total=true', 'root')).total).toBe(0);
});

test('pages have 25 rows unless another number is requested', async () => {
  const { ask } = await openNotes({ notes: Array.from({ length: 101 }, () => ({})) });
  const first = await list(ask, '/notes?total=true');
  expect([first.items.length, first.total, first.nextCursor === null]).toEqual([25, 101, false]);
  expect((await list(ask, '/notes?limit=100')).items).toHaveLength(100);
  expect((await list(ask, '/notes?sort=size&limit=7')).items).toHaveLength(7);
});

describe('cursors', () => {
  test('rows added or deleted between pages are not repeated and do not hide others', async () => {
    const { ask, store } = await openNotes({
      notes: Array.from({ length: 30 }, (_, n) => ({ text: `n${String(n).padStart(2, '0')}` })),
    });
    let round = 0;
    const walked = await walk(ask, '/notes?limit=4', async () => {
      round += 1;
      await store.transact(({ tables }) => {
        tables.notes.insert({
          id: `note_${100 + round}`,
          text: 'n00a',
          label: null,
          owner: 'ann',
          version: 1,
        });
        if (round === 2) for (const id of ['note_8', 'note_9']) tables.notes.delete(id);
      });
    });
    const expected = Array.from({ length: 30 }, (_, n) => `n${String(n).padStart(2, '0')}`).filter(
      (t) => t !== 'n08',
    );
    expect(texts(walked)).toEqual(expected);
  });

  test.each(['sort=-text', 'q=n', 'filter[owner]=ann'])(
    'a cursor of another list is refused: %s',
    async (query) => {
      const { ask } = await openNotes({ notes: [{}, {}, {}] });
      const { nextCursor } = await list(ask, '/notes?limit=1');
      const response = await ask('GET', `/notes?limit=1&${query}&cursor=${nextCursor}`);
      expect([response.status, response.json['errors']]).toEqual([
        422,
        [expect.objectContaining({ pointer: '/query/cursor' })],
      ]);
    },
  );

  test('a cursor of another customer’s list is refused', async () => {
    const { ask } = await openNotes({ notes: [{}, {}, { owner: 'root' }, { owner: 'root' }] });
    const { nextCursor } = await list(ask, '/mine?limit=1', 'ann');
    expect((await ask('GET', `/mine?cursor=${nextCursor}`, { as: 'ann' })).status).toBe(200);
    expect((await ask('GET', `/mine?cursor=${nextCursor}`, { as: 'root' })).status).toBe(422);
  });

  test('a text that is no cursor is refused', async () => {
    const { ask } = await openNotes();
    for (const cursor of ['x', '!!!', 'bnVsbA', 'W10', 'WyJhIiwxXQ', 'é']) {
      const response = await ask('GET', `/notes?cursor=${encodeURIComponent(cursor)}`);
      expect([cursor, response.status]).toEqual([cursor, 422]);
    }
  });

  const longNames = ['\u0645', '\u0416', '\u540D', 'e\u0301', 'x'].map((letter) => letter.repeat(120));

  test.each(['text', '-text', 'label', '-label', 'size', 'text,-label,size'])(
    'long names are walked through by cursors of one length without names: %s',
    async (sort) => {
      const notes = longNames.flatMap((name) => [
        { text: `${name}a`, label: name },
        { text: `${name}b`, label: null },
      ]);
      const { ask } = await openNotes({ notes });
      const url = `/notes?sort=${sort}&limit=1`;
      const walked = await walk(ask, url);
      expect(new Set(walked.map(({ id }) => id)).size).toBe(10);
      const lengths = new Set<number>();
      for (let cursor: string | null = null, no = 0; no < 9; no += 1) {
        const page = await list(ask, cursor === null ? url : `${url}&cursor=${cursor}`);
        cursor = page.nextCursor ?? '';
        lengths.add(cursor.length);
        expect(cursor.length).toBeLessThanOrEqual(500); // what an address may have
        const text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
        expect(text).not.toContain('note_');
        expect(text).not.toContain('xxxx');
      }
      expect(lengths.size).toBe(1);
    },
  );

  test('names that begin alike are neither repeated nor left out when rows go', async () => {
    const name = 'x'.repeat(60);
    const { ask, store } = await openNotes({
      notes: Array.from({ length: 12 }, (_, n) => ({ text: `${name}${n}` })),
    });
    let round = 0;
    const walked = await walk(ask, '/notes?sort=text&limit=4', async () => {
      round += 1;
      if (round === 1) await store.transact(({ tables }) => tables.notes.delete('note_1'));
    });
    expect(new Set(walked.map(({ id }) => id)).size).toBe(walked.length);
    expect(walked.length).toBeGreaterThanOrEqual(11);
  });

  test('the limit may change from page to page', async () => {
    const { ask } = await openNotes({ notes: [{}, {}, {}] });
    const { nextCursor } = await list(ask, '/notes?limit=1');
    expect((await list(ask, `/notes?limit=2&cursor=${nextCursor}`)).items).toHaveLength(2);
  });

  test('pages of any size in any order together are the sorted, filtered rows', async () => {
    const note = fc.record({
      text: fc.constantFrom('a', 'B', 'b', 'é', 'note'),
      label: fc.constantFrom(null, 'x', 'Y', 'z'),
      owner: fc.constantFrom('ann', 'bob'),
    });
    const sort = fc.constantFrom('text', '-text', 'label', '-label', 'size', '-size');
    const filter = fc.constantFrom('', '&filter[owner]=bob', '&filter[label]=x&filter[label]=z', '&q=b');
    await fc.assert(
      fc.asyncProperty(
        fc.array(note, { maxLength: 30 }),
        sort,
        filter,
        fc.integer({ min: 1, max: 9 }),
        async (notes, by, narrow, limit) => {
          const { ask } = await openNotes({ notes });
          const paged = await walk(ask, `/notes?sort=${by}&limit=${limit}${narrow}`);
          const fits = (item: (typeof notes)[number]) =>
            narrow === '' ||
            (narrow.startsWith('&q') && `${item.text}\n${item.label ?? ''}`.toLowerCase().includes('b')) ||
            (narrow.includes('owner') && item.owner === 'bob') ||
            (narrow.includes('label') && (item.label === 'x' || item.label === 'z'));
          expect(new Set(paged.map((item) => item.id)).size).toBe(paged.length);
          expect(paged.length).toBe(notes.filter(fits).length);
          const falling = by.startsWith('-');
          const keys = paged.map((item) =>
            by.endsWith('size')
              ? item.text.length
              : by.endsWith('text')
                ? item.text.toLowerCase()
                : (item.label?.toLowerCase() ?? null),
          );
          const presentKeys = keys.filter((key) => key !== null);
          expect(keys.slice(presentKeys.length).every((key) => key === null)).toBe(true);
          for (const [at, key] of presentKeys.entries()) {
            const next = presentKeys[at + 1];
            if (next !== undefined) expect(falling ? key >= next : key <= next).toBe(true);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('pages answered from memory follow every change', async () => {
  const { ask, store, backend } = await openNotes({ notes: [{ text: 'old' }] });
  const url = { method: 'GET', path: '/notes', search: '', header: () => null, body: null };
  await ask('GET', '/notes');
  const now = () => new TextDecoder().decode(backend.respondNow(url)?.page);
  const before = now();
  await store.transact(({ tables }) =>
    tables.notes.replace({ id: 'note_1', text: 'new', label: null, owner: 'ann', version: 2 }),
  );
  expect(before).toContain('old');
  expect(now()).toContain('new');
});
